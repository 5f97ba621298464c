/** One line of comma-separated values as RFC 4180 writes them, with its end. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

/**
 * What a visitor typed must not run as a formula when the file is opened in a spreadsheet. A formula begins with one of
 * four signs, wide ones and spaces before it included. It may begin in the middle of a value too: where a spreadsheet
 * separates by semicolons or tabs, as some countries' do, it finds no quoted cell here and splits at them and at lines.
 */
function cell(value: string): string {
  const text = value.replaceAll(/(^|[;\t\r\n])(?=[^\S\t\r\n]*[=+\-@＝＋－＠])/gu, "$1'").replace(/^(?=[\t\r\n])/u, "'");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
