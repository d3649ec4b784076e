/** The page with the licences of what a site is made of. It is a file of each pack, not a page of the app. */
export const LICENCES_PATH = "/licences.html";
