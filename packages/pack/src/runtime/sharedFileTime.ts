/**
 * The time that every shared file carries: equal from build to build, and a file that someone edited in place no longer
 * has it. All packs link to the same file, so such an edit would reach all of them.
 */
export const SHARED_FILE_TIME = new Date("2000-01-01T00:00:00Z");
