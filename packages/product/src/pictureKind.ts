/** The kinds of pictures that visitors may upload (VF-055). */
export type PictureKind = "png" | "jpg";

/** The first bytes of each kind's files. */
const signatures: Readonly<Record<PictureKind, readonly number[]>> = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff],
};

/** The kind of a picture by its first bytes: names and types that a sender states prove nothing (VF-058). */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  return (Object.keys(signatures) as PictureKind[]).find((kind) =>
    signatures[kind].every((byte, index) => bytes[index] === byte),
  );
}

/** The bytes of so many megabytes (VF-056). */
export function bytesOf(megabytes: number): number {
  return megabytes * 1024 * 1024;
}
