/** How many of the newest documents a custom field is tried on and counted in. */
export const coveredDocuments = 20;
