import { createRandom, type Random } from "@livery/gateway/seed/random.ts";
import { openImage, writeImage } from "./checkImage.ts";
import { type Answered, readMark } from "./marks.ts";
import type { DiskEvent } from "./diskEvents.ts";
import type { Operation } from "./operations.ts";
import { judgeBooks } from "./readBooks.ts";
import { DATA_FILE, type Recording } from "./recordRun.ts";
import { createSimulatedDisk, type Files } from "./simulatedDisk.ts";

/** An image that should not be. */
export interface Failure {
  /** After which event of the run the power was lost. */
  readonly after: number;
  readonly files: Files;
  readonly reasons: readonly string[];
}

export interface Replayed {
  readonly images: number;
  /** Images without an operation that was answered before. */
  readonly losing: number;
  /** The most operations that one of them lost. */
  readonly mostLost: number;
  /** Images that do not open, are damaged, or contradict themselves. */
  readonly broken: number;
  readonly firstFailure: Failure | undefined;
}

interface Replay {
  /** Where images are written, one after the other. */
  readonly folder: string;
  readonly images: number;
  readonly seed: string;
  readonly signal: AbortSignal;
}

/** Loses the power at many moments of a run, and checks what is on the disk then. */
export async function replay({ beginning, events }: Recording, options: Replay): Promise<Replayed> {
  const { folder, images, seed, signal } = options;
  const random = createRandom(`${seed} images`);
  const moments = chooseMoments(events, images, random);
  const disk = createSimulatedDisk(beginning);
  const sent: Operation[] = [];
  const answered = new Map<number, Answered>();
  let [losing, mostLost, broken]: [number, number, number] = [0, 0, 0];
  let firstFailure: Failure | undefined;
  let done = 0;
  for (const moment of moments) {
    for (; done < moment; done += 1) {
      const event = events[done]!;
      disk.apply(event);
      if (event.kind === "mark") note(event.text, sent, answered);
    }
    signal.throwIfAborted();
    const files = disk.losePower(random);
    writeImage(folder, files);
    const books = await openImage(folder);
    const { lost, wrong } =
      typeof books === "string" ? { lost: [], wrong: [books] } : judgeBooks(books, sent, answered);
    if (lost.length > 0) losing += 1;
    if (wrong.length > 0) broken += 1;
    mostLost = Math.max(mostLost, lost.length);
    if (lost.length + wrong.length > 0) {
      const reasons = [...lost.map((name) => `${name} was answered and is lost`), ...wrong];
      firstFailure ??= { after: moment, files: copied(files), reasons };
    }
  }
  return { images, losing, mostLost, broken, firstFailure };
}

function note(text: string, sent: Operation[], answered: Map<number, Answered>): void {
  const mark = readMark(text);
  if ("sent" in mark) sent.push(mark.sent);
  else answered.set(mark.answered.number, mark.answered);
}

/** The disk writes on in what it has handed out. */
function copied(files: Files): Files {
  return new Map([...files].map(([name, bytes]) => [name, Buffer.from(bytes)]));
}

/**
 * The moments of the power losses, as numbers of events, in order: a third anywhere, a third right after a response, a
 * third while a checkpoint copies pages from the journal to the data file.
 */
function chooseMoments(events: readonly DiskEvent[], count: number, random: Random): readonly number[] {
  const after = (fits: (event: DiskEvent) => boolean) =>
    events.flatMap((event, index) => (fits(event) ? [index + 1] : []));
  const kinds = [
    after(() => true),
    after((event) => event.kind === "mark" && "answered" in readMark(event.text)),
    after((event) => event.kind !== "mark" && "file" in event && event.file === DATA_FILE),
  ].filter((moments) => moments.length > 0);
  if (kinds.length === 0) return [];
  const moments = Array.from({ length: count }, (_, index) => random.pick(kinds[index % kinds.length]!));
  return moments.toSorted((one, other) => one - other);
}
