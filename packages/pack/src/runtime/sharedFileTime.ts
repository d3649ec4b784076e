/**
 * The modification time of every shared file: equal in every build, so a file that was edited in place can be detected.
 * All packs link to the same file, so such an edit would affect all of them.
 */
export const SHARED_FILE_TIME = new Date("2000-01-01T00:00:00Z");
