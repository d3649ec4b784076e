import { useRef, useState } from "react";
import { type PictureBounds, type PictureProblem, type ReadPicture, readPicture } from "./readPicture.ts";

interface ChosenPicture extends ReadPicture {
  readonly id: string;
  readonly name: string;
  readonly size: number;
}

export interface Pictures {
  readonly bounds: PictureBounds & { readonly most: number };
  readonly chosen: readonly ChosenPicture[];
  /** Why a file of the last choice was not added. */
  readonly problem: { readonly kind: PictureProblem | "tooMany"; readonly name: string } | undefined;
  /** Adds those of the files that are pictures, are small enough and still fit. */
  readonly add: (files: readonly File[]) => Promise<void>;
  readonly remove: (id: string) => void;
}

/** The pictures that a visitor chose for a form. */
export function usePictures(bounds: Pictures["bounds"]): Pictures {
  const [chosen, setChosen] = useState<readonly ChosenPicture[]>([]);
  const [problem, setProblem] = useState<Pictures["problem"]>();
  const lastId = useRef(0);
  return {
    bounds,
    chosen,
    problem,
    async add(files) {
      const read = await Promise.all(files.map(async (file) => ({ file, found: await readPicture(file, bounds) })));
      const pictures = read.flatMap(({ file: { name, size }, found }) =>
        typeof found === "string" ? [] : [{ ...found, name, size, id: String(++lastId.current) }],
      );
      const bad = read.find(({ found }) => typeof found === "string");
      const room = bounds.most - chosen.length;
      const refused = pictures[room];
      setChosen([...chosen, ...pictures.slice(0, room)]);
      if (bad) setProblem({ kind: bad.found as PictureProblem, name: bad.file.name });
      else setProblem(refused && { kind: "tooMany", name: refused.name });
    },
    remove(id) {
      setProblem(undefined);
      setChosen(chosen.filter((picture) => picture.id !== id));
    },
  };
}
