import { describe, expect, it } from 'vitest';
import { checkSpec } from '../../generator/rules/index.ts';
import { reviewSpec } from '../../generator/rules/review.ts';
import type { SiteSpec } from '../../generator/schema/index.ts';
import { base } from './valid-spec.ts';

type Path = readonly (string | number)[];

/** The base with another value at a place. */
const withValue = (path: Path, value: unknown): SiteSpec => {
  const copy = structuredClone(base);
  let place = copy as unknown as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) place = (place[step] ??= {}) as typeof place;
  place[path.at(-1) ?? ''] = value;
  return copy;
};

const key = (payload: object): string => `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c2lnbmF0dXJl`;
const analytics = { script: 'https://a.example/a.js', origins: ['https://a.example'] };
const table = { description: 'Rows.', columns: { name: { type: 'text', max: 10, nullable: true } } };
const aliases = ['routes', 'pages', base.routes.home, 'aliases'];

const font = ['brand', 'headingFont'];
const columns = ['footer', 'columns'];
const contactSection = { kind: 'contact', heading: { es: 'Contacto', en: 'Contact' } };
const named = (page: string) => ({ link: { kind: 'page', page, label: { es: 'Aquí', en: 'Here' } } });
const home = { link: { kind: 'page', page: base.routes.home } };

// Each passed without a word once.
const refused: readonly (readonly [path: Path, value: unknown, code: string])[] = [
  [aliases, ['/favicon.svg'], 'path/reserved'],
  [aliases, ['/blog/index'], 'path/reserved'],
  [['firm', 'address', 'street'], '  ', 'firm/address'],
  [['integrations', 'backend', 'restPath'], 'rest/v1', 'backend/rest-path'],
  [['integrations', 'backend', 'restPath'], '/rest/v1/', 'backend/rest-path'],
  [['integrations', 'analytics'], { ...analytics, cookies: ['_ga; path=/'] }, 'analytics/cookie'],
  [['integrations', 'backend', 'embeddedAnonKey'], 'sb_secret_abcdefghijkl', 'spec/secret'],
  [['integrations', 'backend', 'embeddedAnonKey'], key({ role: 'service_role' }), 'spec/secret'],
  [['values', 'database'], 'postgresql://site:hunter2@db.example/site', 'spec/secret'],
  [['tables', 'select'], table, 'table/name'],
  [['tables', 'rows'], { ...table, columns: { order: table.columns.name } }, 'column/name'],
  [['values', 'years'], '{{since}}', 'value/placeholder'],
  [['values', 'years'], '5 <b>', 'text/markup'],
  [['records', 'followUp', 'statuses', 'a'.repeat(101)], { es: 'a', en: 'a' }, 'status/length'],
  [['footer', 'columns', 0, 'sections', 0, 'links'], [], 'footer/no-links'],
  [[...font, 'metrics', 'ascent'], 0.978, 'font/percent'],
  [[...font, 'substitutes', 0, 'sizeAdjust'], 1.08, 'font/percent'],
  [[...font, 'substitutes', 0, 'fonts'], ['"Georgia"'], 'font/name'],
  [[...font, 'axes', 'wght'], { min: 600, max: 380 }, 'font/axis'],
  [[...font, 'share', 'text', 'wght'], 5000, 'font/axis'],
  [[...font, 'file'], '../fraunces/package.json', 'font/no-file'],
];

// And each of these.
const doubtful: readonly (readonly [path: Path, value: unknown, code: string])[] = [
  [['firm', 'origin'], 'https://localhost:3000', 'url/local'],
  [['firm', 'origin'], 'https://192.168.1.4', 'url/local'],
  [['integrations', 'analytics'], { ...analytics, origins: ['https://*.a.example'] }, 'url/wildcard'],
  [['firm', 'address', 'postalCode'], '6600', 'firm/postal-code'],
  [['pages', 1, 'title', 'es'], '¡Inicio!', 'title/similar'],
  [['firm', 'securityContact'], { contact: 'mailto:security@my-firm.mx', expires: '2026-01-31', languages: ['es'] }, 'firm/security-expired'],
  [['brand', 'favicon'], '<svg viewBox="0 0 8 9"></svg>', 'brand/favicon-shape'],
  [['header', 'entries'], [home, home], 'navigation/repeated'],
  [['header', 'entries'], [named(base.routes.home), named('thanks')], 'navigation/same-words'],
  [['header', 'entries'], [named(base.routes.notFound)], 'navigation/not-found'],
  [['header', 'entries', 0, 'link'], { kind: 'url', url: `${base.firm.origin}/a`, label: { es: 'a', en: 'a' } }, 'navigation/own-address'],
  [columns, [{ sections: [contactSection, contactSection] }], 'footer/repeated'],
  [columns, [{ sections: [contactSection, { kind: 'services', id: 'services', heading: contactSection.heading }] }], 'footer/same-heading'],
  [['brand', 'colours', 'dark'], base.brand.colours.light, 'brand/themes'],
  [['brand', 'colours', 'light', 'paper'], '#000000', 'brand/themes'],
  [['brand', 'colours', 'light', 'error'], base.brand.colours.light.success, 'brand/same-colour'],
  [['pages', 0, 'blocks'], [], 'page/no-heading'],
  [['pages', 0, 'blocks'], [...(base.pages[0]?.blocks ?? []), ...(base.pages[0]?.blocks ?? [])], 'page/two-headings'],
];

describe('a mistake that nothing else notices', () => {
  it.each(refused)('%j = %j is refused', (path, value, code) => {
    expect(checkSpec(withValue(path, value)).map((found) => found.code)).toContain(code);
  });

  it.each(doubtful)('%j = %j is warned of', (path, value, code) => {
    expect(reviewSpec(withValue(path, value)).map((found) => found.code)).toContain(code);
  });

  it('is not a public key, nor an address in the base', () => {
    expect(checkSpec(withValue(['integrations', 'backend', 'embeddedAnonKey'], key({ role: 'anon' })))).toEqual([]);
    expect(reviewSpec(base)).toEqual([]);
  });
});
