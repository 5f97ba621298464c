import fc from 'fast-check';
import { expect, it } from 'vitest';
import { consequencesOf } from '../../generator/write/consequences.ts';
import type { Diagnostic, SpecPath } from '../../generator/diagnostics/diagnostic.ts';
import { describeIssues } from '../../generator/read/issues.ts';
import { parseSpec } from '../../generator/read/load.ts';
import { plan } from '../../generator/emit/plan.ts';
import { checkSpec, reviewSpec } from '../../generator/check/index.ts';
import type { Localized, SiteSpec } from '../../generator/schema/index.ts';
import { takeSnapshot } from '../../generator/write/snapshot.ts';
import { emptyLog } from '../../generator/sql/migration.ts';
import { base } from './valid-spec.ts';

// The same cases in every run: a build does not fail over what nobody has changed. Another seed looks elsewhere.
const run = { seed: Number(process.env['PROPERTY_SEED'] ?? 1), numRuns: 100 };

/** Any character of Unicode. The library's own takes a second for a table of all of them. */
const character = fc.integer({ min: 0, max: 0x10_ff_ff }).map((code) => String.fromCodePoint(code));

/** Characters of all scripts, without those that no text of a spec may have or that mean something in one. */
const words = fc
  .string({ unit: character, maxLength: 12 })
  .map((text) => text.replaceAll(/[\p{C}{}<>&%$\uFFFDÂÃâ]/gu, ''));

function localized(begin: string): fc.Arbitrary<Localized> {
  return fc.tuple(words, words).map(([es, en]) => ({ es: `${begin} ${es}.`, en: `${begin} ${en}.` }));
}

const says = 'Una página de la firma con lo necesario para que los buscadores la muestren, número';

interface Shape {
  readonly texts: readonly Localized[];
  readonly indexable: boolean | undefined;
  readonly aliases: number;
  readonly redirects: number;
  readonly link: number;
  readonly underHome: boolean;
}

const shape: fc.Arbitrary<Shape> = fc.record({
  texts: fc.tuple(localized('a'), localized('b'), localized('c'), localized('d')),
  indexable: fc.constantFrom(true, false, undefined),
  aliases: fc.nat(3),
  redirects: fc.nat(2),
  link: fc.nat(20),
  underHome: fc.boolean(),
});

function numbered(count: number, make: (number: number) => string): string[] {
  return Array.from({ length: count }, (_, number) => make(number));
}

/** The base with more pages, addresses and fields, and with other words. */
function grown(shapes: readonly Shape[], fields: readonly Localized[], greeting: Localized): SiteSpec {
  const copy = structuredClone(base) as unknown as {
    pages: unknown[];
    routes: { pages: Record<string, unknown>; redirects: unknown[] };
    firm: { chat: { greeting: Localized } };
    tables: { leads: { columns: Record<string, unknown> } };
    forms: { contact: { fields: Record<string, unknown>; payload: Record<string, unknown> } };
  };
  const ids = ['home', 'thanks', ...shapes.map((_, index) => `page-${index}`)];
  const at = (number: number): string => ids[number % ids.length] ?? 'home';
  for (const [index, { texts, indexable, aliases, redirects, link, underHome }] of shapes.entries()) {
    const [label, heading, paragraph, ending] = texts;
    const id = `page-${index}`;
    copy.routes.pages[id] = {
      path: `/pagina-${index}`,
      label,
      aliases: numbered(aliases, (number) => `/alias-${index}-${number}`),
      ...(indexable !== undefined && { indexable }),
      ...(underHome && { parent: 'home' }),
    };
    copy.routes.redirects.push(
      ...numbered(redirects, (number) => `/viejo-${index}-${number}`).map((from) => ({ from, to: at(link) })),
    );
    const each = (begin: string, end?: Localized): Localized => ({
      es: `${begin} ${index} ${end?.['es'] ?? ''}`,
      en: `${begin} ${index} ${end?.['en'] ?? ''}`,
    });
    copy.pages.push({
      id,
      layout: 'message',
      title: each('Página', ending),
      description: each(says, ending),
      blocks: [{ kind: 'notice', heading, paragraphs: [paragraph], actions: [{ kind: 'page', page: at(link) }] }],
    });
  }
  for (const [index, label] of fields.entries()) {
    copy.tables.leads.columns[`extra_${index}`] = { type: 'text', max: 100 + index, nullable: true };
    copy.forms.contact.fields[`extra${index}`] = { control: 'text', label };
    copy.forms.contact.payload[`extra_${index}`] = { kind: 'from', field: `extra${index}`, emptyAsNull: true };
  }
  copy.firm.chat.greeting = greeting;
  return copy as unknown as SiteSpec;
}

/** Every mistake of an exported value, as the generator finds them. */
function mistakesIn(exported: object): { readonly mistakes: Diagnostic[]; readonly spec?: SiteSpec } {
  const parsed = parseSpec(exported);
  if (!parsed.success) return { mistakes: describeIssues(parsed.error.issues, exported) };
  return { mistakes: checkSpec(parsed.data), spec: parsed.data };
}

it('a sound spec passes and compiles, whatever its texts and however many its pages', () => {
  const sound = fc.tuple(fc.array(shape, { maxLength: 5 }), fc.array(localized('f'), { maxLength: 4 }), localized('g'));
  fc.assert(
    fc.property(sound, ([shapes, fields, greeting]) => {
      const { mistakes, spec } = mistakesIn(grown(shapes, fields, greeting));
      expect(mistakes).toEqual([]);
      if (!spec) throw new Error('a spec without mistakes was not read');
      expect(reviewSpec(spec).every(({ severity }) => severity === 'warning')).toBe(true);
      for (const { path, content } of plan(spec, emptyLog()).files) if (path.endsWith('.json')) JSON.parse(content);
      const snapshot = takeSnapshot(spec);
      expect(consequencesOf(snapshot, snapshot, new Date(0))).toEqual([]);
      // Whatever was added to the base took nothing away.
      expect(consequencesOf(takeSnapshot(base), snapshot, new Date(0))).toEqual([]);
    }),
    run,
  );
});

type Named = Record<string | number, unknown>;

function pathsIn(value: unknown, path: SpecPath = []): SpecPath[] {
  return typeof value !== 'object' || value === null
    ? [path]
    : [
        ...(path.length > 0 ? [path] : []),
        ...(Array.isArray(value) ? [...value.keys()] : Object.keys(value)).flatMap((key) =>
          pathsIn((value as Named)[key], [...path, key]),
        ),
      ];
}

function isThere(value: unknown, path: SpecPath): boolean {
  let inner = value;
  for (const key of path) {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, key)) return false;
    inner = (inner as Named)[key];
  }
  return true;
}

const others: readonly unknown[] = [null, 17.5, 'x', true, [], {}, [null], { x: 1 }];

function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
}

type Damage = 'delete' | 'rename' | 'retype';

/** A copy of the base with something taken out, renamed, or replaced by something of another type. */
function damaged(path: SpecPath, damage: Damage, other: number): object {
  const copy = structuredClone(base) as unknown as Named;
  const parent = path.slice(0, -1).reduce<Named>((inner, key) => inner[key] as Named, copy);
  const key = path.at(-1) ?? '';
  const value = parent[key];
  if (damage === 'retype') {
    const fitting = others.filter((one) => typeOf(one) !== typeOf(value));
    parent[key] = fitting[other % fitting.length];
  } else if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else {
    delete parent[key];
    if (damage === 'rename') parent[`${key}x`] = value;
  }
  return copy;
}

it('a damaged spec is told where, or compiles', () => {
  const damage = fc.tuple(
    fc.constantFrom(...pathsIn(base)),
    fc.constantFrom<Damage>('delete', 'rename', 'retype'),
    fc.nat(100),
  );
  fc.assert(
    fc.property(damage, ([path, how, other]) => {
      const exported = damaged(path, how, other);
      const { mistakes, spec } = mistakesIn(exported);
      for (const mistake of mistakes) {
        expect([mistake.path, isThere(exported, mistake.path) || isThere(exported, mistake.path.slice(0, -1))]).toEqual(
          [mistake.path, true],
        );
        expect(mistake.message).not.toMatch(/undefined|\[object/);
      }
      // A value of the texts may be a number as well as a text.
      if (how === 'retype' && path[0] !== 'values') expect(mistakes).not.toEqual([]);
      if (spec && mistakes.length === 0) {
        reviewSpec(spec);
        plan(spec, emptyLog());
        consequencesOf(takeSnapshot(base), takeSnapshot(spec), new Date(0));
      }
    }),
    { ...run, numRuns: 200 },
  );
});
