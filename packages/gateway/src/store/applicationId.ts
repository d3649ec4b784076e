/** The application id in the data file's header ("LVRY"): identifies the file before any table is read. */
export const APPLICATION_ID = 0x4c_56_52_59;
