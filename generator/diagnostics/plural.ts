/** A number of things. @example plural(1, 'page') // '1 page' @example plural(2, 'entry', 'entries') // '2 entries' */
export function plural(number: number, noun: string, many = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : many}`;
}
