/** Where the files to keep are served. Their addresses do not change with their content, since people send them to each other. */
export const filesPath = '/files/';

/** Tells which pages a browser may fetch ahead: those whose link a visitor is about to press. */
export const SPECULATION_RULES = '/speculation-rules.json';
