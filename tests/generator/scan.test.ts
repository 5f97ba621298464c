import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { scan } from '../../generator/load/scan.ts';
import { readSource } from '../../generator/load/source-reading.ts';
import { ROOT } from '../../scripts/node.mjs';

const others = readdirSync(join(ROOT, 'tests/sites')).flatMap((site) => [
  `tests/sites/${site}/pages`,
  `tests/sites/${site}/forms`,
]);
const sources = ['spec', ...others].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(ROOT, folder, name), 'utf8')),
);

/** What the parser says where the scan is certain: nothing is dropped, and no type is in it that is not seen. */
function expectRight(text: string): void {
  const scanned = scan(text);
  // Nothing is asked of a file that does not compile.
  if (!scanned || parseSync('x.ts', text).errors.length > 0) return;
  const { found, imports, exports } = readSource('spec/x.ts', 'spec/x.ts', text);
  expect({ found, imports, exports }).toEqual({ found: [], imports: scanned.imports, exports: scanned.exports });
  if (scanned.plain) expect(stripTypeScriptTypes(text)).toBe(text);
}

describe('the fast reading of a spec', () => {
  it('reads every file of a spec, and says what the parser says', () => {
    for (const text of sources) {
      expect(scan(text) ?? text).not.toBe(text);
      expectRight(text);
    }
  });

  it.each([
    ['a name twice', 'export default { a: 1, a: 2 };'],
    ['a name twice, in other quotes', `export default { 'a': 1, "a": 2 };`],
    ['a name that may be the same', String.raw`export default { a: 1, '\u0061': 2 };`],
    ['a name twice in a small object', 'export default { a: { b: 1, c: 2, b: 3 } };'],
    ['a name twice in a small object of a list', "export default { a: [{ b: 'x', b: 'y' }] };"],
    ['the name of a small object twice', 'export default { a: { b: 1 }, a: { c: 1 } };'],
    ['the prototype of a small object', 'export default { a: { __proto__: 1 } };'],
    ['a name that is computed', 'export default { a: 1, [`a`]: 2 };'],
    ['the prototype', "export default { '__proto__': {} };"],
    ['a constant that nothing uses', 'const a = 1;\nexport default { a: 2, b: { c: 1 } };'],
    ['an import that nothing uses', "import { a } from './a.ts';\nexport default {};"],
    ['a type', 'export default { a: <const>1 };'],
    ['an assertion', 'const a = [1];\nexport default { b: a! };'],
    ['a parameter with a type', 'export default (a: string) => a;'],
    ['a text made of others', 'export default { a: `${1}` };'],
    ['a regular expression', "export default { a: /'/, b: /'/ };"],
  ])('leaves %s to the parser', (_, text) => expect(scan(text)).toBeUndefined());

  it('is certain of nothing that a parser sees otherwise, however a file is damaged', () => {
    const lines = (text: string) => text.split('\n');
    const damaged = fc.constantFrom(...sources).chain((text) =>
      fc.record({
        text: fc.constant(text),
        from: fc.nat(lines(text).length - 1),
        to: fc.nat(lines(text).length - 1),
        action: fc.constantFrom('copy', 'delete', 'swap'),
      }),
    );
    const result = fc.check(
      fc.property(damaged, ({ text, from, to, action }) => {
        const rest = lines(text);
        const line = rest[from] ?? '';
        if (action === 'delete') rest.splice(from, 1);
        else if (action === 'copy') rest.splice(to, 0, line);
        else [rest[from], rest[to]] = [rest[to] ?? '', line];
        expectRight(rest.join('\n'));
      }),
      { numRuns: 200 },
    );
    expect(fc.defaultReportMessage(result)).toBeUndefined();
  });
});
