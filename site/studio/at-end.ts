/** The index that means the end of a list, whatever its length when the edit is applied. */
export const atEnd = -1;
