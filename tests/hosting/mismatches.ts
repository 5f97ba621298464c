import type { Expected } from './expected.ts';
import type { Answer } from './host.ts';

/** The differences between a response and the expectation, in words; empty if there are none. */
export function mismatches({ status, headers, body }: Answer, expected: Expected): readonly string[] {
  const lines: string[] = [];
  const check = (what: string, actual: unknown, wanted: unknown): void => {
    if (actual !== wanted) lines.push(`${what} is ${String(actual)}, not ${String(wanted)}`);
  };
  check('status', status, expected.status);
  if (expected.target !== undefined) check('location', headers['location'], expected.target);
  if (expected.shows !== undefined) {
    check('page', /data-page="([^"]+)"/.exec(body)?.[1], expected.shows.page);
    check('language', /<html lang="(\w+)"/.exec(body)?.[1], expected.shows.locale);
  }
  for (const [name, value] of Object.entries(expected.headers)) check(name, headers[name] ?? null, value);
  if (expected.varies !== undefined) {
    const names = (headers['vary'] ?? '').toLowerCase().split(/\s*,\s*/);
    check(
      'varies by language',
      ['accept-language', 'cookie'].every((name) => names.includes(name)),
      expected.varies,
    );
  }
  return lines;
}
