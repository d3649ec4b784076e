import { atom } from "jotai";
import { queryClientAtom } from "../calls/queryClient.ts";
import { sendAtom } from "../../site/send.ts";
import { intentionsAtom } from "./intentions.ts";
import type { WriteContext } from "./sendWrite.ts";

export const writeContextAtom = atom((get): WriteContext => {
  return { send: get(sendAtom), intentions: get(intentionsAtom), queries: get(queryClientAtom) };
});
