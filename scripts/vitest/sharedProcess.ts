import { afterAll } from "vitest";
import { keepProcess } from "./keepProcess.ts";

// Set-up of the unit and slow tests: files that follow each other may share a process, so each leaves it as it found it.

afterAll(keepProcess());
