/** A number of things. @example counted(1, 'page') // '1 page' @example counted(2, 'entry', 'entries') // '2 entries' */
export function counted(number: number, noun: string, plural = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : plural}`;
}
