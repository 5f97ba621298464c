/** Where the dev server says what the spec has of something in a page. */
export const sourceEndpoint = '/__source';
