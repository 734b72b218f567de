/** Number of the newest documents on which a custom field is tried and counted. */
export const coveredDocuments = 20;
