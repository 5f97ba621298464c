import fc from 'fast-check';
import { expect, it } from 'vitest';
import { consequencesOf } from '../../generator/write/consequences.ts';
import type { Diagnostic, SpecPath } from '../../generator/diagnostics/diagnostic.ts';
import { describeIssues } from '../../generator/read/issues.ts';
import { parseSpec } from '../../generator/read/load.ts';
import { valueAt } from '../../generator/read/shape.ts';
import { plan } from '../../generator/generate.ts';
import { checkSpec, reviewSpec } from '../../generator/check/index.ts';
import type { SiteSpec } from '../../generator/schema/index.ts';
import { takeSnapshot } from '../../generator/write/snapshot.ts';
import { emptyLog } from '../../generator/sql/migration.ts';
import { base } from './valid-spec.ts';

// A fixed seed gives the same cases in every run, so that unrelated changes do not fail. Use another seed to explore.
const run = { seed: Number(process.env['PROPERTY_SEED'] ?? 1), numRuns: 100 };

/** The diagnostics of an exported value, and the spec if its schema is valid. */
function check(exported: object): { readonly diagnostics: Diagnostic[]; readonly spec?: SiteSpec } {
  const parsed = parseSpec(exported);
  if (!parsed.success) return { diagnostics: describeIssues(parsed.error.issues, exported) };
  return { diagnostics: checkSpec(parsed.data), spec: parsed.data };
}

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

const others: readonly unknown[] = [null, 17.5, 'x', true, [], {}, [null], { x: 1 }];

function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
}

type Damage = 'delete' | 'rename' | 'retype';

/** A copy of the base with something removed, renamed, or replaced by a value of another type. */
function damaged(path: SpecPath, damage: Damage, other: number): object {
  const copy = structuredClone(base) as unknown as Named;
  const parent = path.slice(0, -1).reduce<Named>((inner, key) => inner[key] as Named, copy);
  const key = path.at(-1) ?? '';
  const value = parent[key];
  if (damage === 'retype') {
    const candidates = others.filter((one) => typeOf(one) !== typeOf(value));
    parent[key] = candidates[other % candidates.length];
  } else if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else {
    delete parent[key];
    if (damage === 'rename') parent[`${key}x`] = value;
  }
  return copy;
}

it('a damaged spec either compiles or gets messages with existing paths', () => {
  const damage = fc.tuple(
    fc.constantFrom(...pathsIn(base)),
    fc.constantFrom<Damage>('delete', 'rename', 'retype'),
    fc.nat(100),
  );
  fc.assert(
    fc.property(damage, ([path, how, other]) => {
      const exported = damaged(path, how, other);
      const { diagnostics, spec } = check(exported);
      for (const { path, message } of diagnostics) {
        const place = valueAt(exported, path) ?? valueAt(exported, path.slice(0, -1));
        expect([path, place]).toEqual([path, expect.anything()]);
        expect(message).not.toMatch(/undefined|\[object/);
      }
      // The value of a placeholder may be a number or a text.
      if (how === 'retype' && path[0] !== 'values') expect(diagnostics).not.toEqual([]);
      if (spec && diagnostics.length === 0) {
        reviewSpec(spec);
        plan(spec, emptyLog());
        consequencesOf(takeSnapshot(base), takeSnapshot(spec), new Date(0));
      }
    }),
    { ...run, numRuns: 200 },
  );
});
