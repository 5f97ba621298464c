/** The codes of warnings of a change: there is nothing to warn of as soon as it is written. */
export const passingCodes: ReadonlySet<string> = new Set([
  'address/gone',
  'address/article',
  'address/other-page',
  'address/fragment',
  'address/unlisted',
  'address/language',
  'address/origin',
  'address/file',
  'desk/gone',
]);
