import { describe, expect, it } from 'vitest';
import { ts } from 'ts-morph';
import { syntaxError } from '../../generator/load/syntax.ts';

/** What is said of a file: where, and the words. */
function told(text: string): string {
  const [found] = syntaxError(
    '/project',
    ts.createSourceFile('/project/spec/a.ts', text, ts.ScriptTarget.Latest, true),
  );
  if (!found) return '';
  const { line, column, length, excerpt } = found.location;
  return `${line}:${column} ${excerpt.slice(column - 1, column - 1 + length)} | ${found.message} ${found.hint}`;
}

/** A file, where it is broken, and what of the answer counts. */
const broken: readonly (readonly [text: string, place: string, says: string])[] = [
  ["export default { a: 'abc, b: 1 };\nconst x = 1;\n", "1:21 '", "The text that begins here has no closing '."],
  ['export default { a: `abc, b: 1 };\n', '1:21 `', 'The text that begins here has no closing `.'],
  ["export default { a: 'what's next' };\n", '1:27 s', `(what's) goes between double quotes`],
  ["export default {\n  a: 'x'\n  b: 'y',\n};\n", '3:3 b', 'A comma is missing before this.'],
  ['export default { a: { b: 1 } { c: 2 } };\n', '1:30 {', 'A comma is missing before this.'],
  [
    'export default { a: 06600 };\n',
    '1:21 06600',
    `Between quotes it is a text, such as a postal code: '06600'. The number is 6600.`,
  ],
  ['export default { a: 08 };\n', '1:21 08', 'none begins with 0'],
  ['export default { a: 10,000 };\n', '1:21 10,000', 'Write 10_000.'],
  ['export const a = {\n  b: { c: 1,\n  d: 2,\n};\nexport default a;\n', '2:6 {', 'This { is not closed.'],
  ['export default defineSite({\n  b: { c: 1 },\n  d: 2,\n);\n', '4:1 )', 'This ) comes before the { is closed.'],
  ['export default f({ a: 1 };\n', '1:17 (', 'This ( is not closed.'],
  ['export default {\n  a: 1,\n  b: {', '3:6 {', 'This { is not closed.'],
  ['export default { a: 1 } };\n', '1:25 }', 'This } closes nothing.'],
  ['export default f({ a: 1 }));\n', '1:27 )', 'This ) closes nothing.'],
  [
    'export default {\n<<<<<<< HEAD\n  a: 1,\n=======\n  a: 2,\n>>>>>>> b\n};\n',
    '2:1 <<<<<<<',
    'A merge was left unfinished here.',
  ],
  ['export default { a: “hola” };\n', '1:21 “', 'A text goes between straight quotes'],
  ['export default { a: ‘hola’ };\n', '1:21 ‘', 'A text goes between straight quotes'],
  ['# comment\nexport default {};\n', '1:1 #', 'It begins with //.'],
  ['export default { a: 1 ¿ };\n', '1:23 ¿', 'U+00BF'],
  ['\uFFFD\uFFFDe\0x\0p\0', '1:1 \uFFFD', 'not saved as text in UTF-8'],
  ['export default { a = 1 };\n', '1:18 a = 1', 'a colon: name: value'],
  ['export default { a => 1 };\n', '1:20 =>', 'a colon: name: value'],
  ['export default { a: 1; b: 2 };\n', '1:22 ;', 'commas separate'],
  ['export default { a 1 };\n', '1:20 1', 'Between a name and its value stands a colon.'],
  ['export default { a: , b: 1 };\n', '1:21 ,', 'There is no value before this comma.'],
  ['export default { a: };\n', '1:21 }', 'A value is missing here.'],
  ['export default { a: 1,, b: 2 };\n', '1:23 ,', 'This comma is one too many.'],
  ['export default { my-key: 1 };\n', '1:18 my-key', `It goes between quotes: 'my-key'.`],
  ['export default { 24h: 1 };\n', '1:18 24h', `It goes between quotes: '24h'.`],
  ['export default { a: 50% };\n', '1:25 }', `'50%'`],
  ['export default { a: hola mundo };\n', '1:21 hola mundo', 'A text stands here without quotes.'],
  ['export default { a: 5 years };\n', '1:21 5 years', 'A text stands here without quotes.'],
  ['export default { a: b c: 1 };\n', '1:23 c', 'A comma is missing before this.'],
  ['export default { a: https://x.example/ };\n', '1:21 https:', 'A text stands here without quotes.'],
  ['export default { a: /inicio };\n', '1:21 /inicio };', `It goes between quotes: '/…'.`],
  ['export default { a: <p>hola</p> };\n', '1:29 /p> };', 'HTML stands here without quotes.'],
  ["export default { a: '\\u00zz' };\n", '1:22 \\u00', 'A backslash in a text is written twice'],
  ['export default { a: 1 /* foo };\n', '1:23 /*', 'The comment that begins here is not closed.'],
  ['export default { a: 1 };\nexport default { b: 1 };\n', '2:1 export default', 'second default export'],
  ['const a = 1;\nconst a = 2;\nexport default a;\n', '2:7 a', 'declared a second time'],
  ["import a './a.ts';\nexport default a;\n", "1:10 './a.ts'", 'The "from" is missing'],
  ['export const a: { b: 1 };\n', '1:14 a', 'This constant has no value.'],
  ['exprt default { a: 1 };\n', '1:1 exprt', 'Did you mean "export"?'],
  ['export defualt { a: 1 };\n', '1:8 defualt', 'Did you mean "default"?'],
  ['return { a: 1 };\n', '1:1 return', 'export default'],
  ['export default {\n+   a: 1,\n};\n', '2:1 +', 'Take the sign at the beginning of the line out'],
];

describe('what keeps a file from being read is told in plain words', () => {
  it.each(broken)('%j: %s', (text, place, says) => {
    expect(told(text).split(' | ')[0]).toBe(place);
    expect(told(text)).toContain(says);
  });

  it('in no words of a parser', () => {
    for (const [text] of broken)
      expect(told(text)).not.toMatch(/expected|unexpected|literal|token|identifier|unterminated/i);
  });

  it.each([
    "export default { a: 'it is', b: \"it's\", c: `${1}{`, d: /[)]/, e: '}' };\n",
    '\uFEFFexport default { a: 1 };\n',
    'export const a: { b: number } = { b: 1 };\nexport default a as const;\n',
  ])('%j: nothing', (text) => expect(told(text)).toBe(''));
});
