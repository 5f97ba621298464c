/** Where the files to keep are served. Their addresses do not change with their content, since people send them to each other. */
export const filesPath = '/files/';
