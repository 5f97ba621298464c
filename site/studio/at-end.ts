/** The index of an insertion at the end of a list, however long that is by then. */
export const atEnd = -1;
