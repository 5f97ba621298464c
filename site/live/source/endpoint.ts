/** The endpoint of the dev server that finds the source of something in a page. */
export const sourceEndpoint = '/__source';
