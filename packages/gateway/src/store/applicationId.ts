/** What the data file says of itself in its header ("LVRY"): whose it is can be told before a table is read. */
export const APPLICATION_ID = 0x4c_56_52_59;
