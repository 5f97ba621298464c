import { existsSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { z } from 'zod';
import type { LocatedDiagnostic } from '../diagnostics/diagnostic.ts';
import { locateAll } from './locate/locate-all.ts';
import { projectOf } from '../paths.ts';
import { siteSchema } from '../schema/index.ts';
import type { SiteSpec, SpecContext } from '../schema/index.ts';
import { evaluate } from './evaluate.ts';
import type { Evaluated } from './evaluate.ts';
import type { Graph } from './graph.ts';
import { describeIssues } from './issues.ts';
import { declaredLocales, shown } from './shape.ts';

/** The spec with the files that it consists of, or every reason why it cannot be read. */
export type Loaded = { ok: true; spec: SiteSpec; files: Graph } | { ok: false; diagnostics: LocatedDiagnostic[] };

/**
 * Imports the spec as it is now and validates its shape.
 * @param entry The absolute path of `spec/index.ts`.
 */
export async function loadSpec(entry: string): Promise<Loaded> {
  if (!existsSync(entry)) return { ok: false, diagnostics: [missingEntry(entry)] };
  let evaluated: Evaluated;
  try {
    evaluated = await evaluate(entry);
  } catch (thrown) {
    const { describeLoadFailure } = await import('./failure.ts');
    return { ok: false, diagnostics: describeLoadFailure(entry, thrown) };
  }
  const { exported, files } = evaluated;
  if (typeof exported !== 'object' || exported === null || exported instanceof Promise) {
    const diagnostic = {
      code: 'load/no-default-export',
      path: [],
      message:
        exported === undefined ? 'The spec has no default export.' : `The spec's default export is ${shown(exported)}.`,
      hint: 'End the file with export default defineSite({ … }).',
    };
    return { ok: false, diagnostics: await locateAll(entry, [diagnostic]) };
  }
  const parsed = parseSpec(exported);
  if (parsed.success) return { ok: true, spec: parsed.data, files };
  return { ok: false, diagnostics: await locateAll(entry, describeIssues(parsed.error.issues, exported)) };
}

/** Validates the shape of a spec, with texts in its own languages. */
export function parseSpec(exported: object): z.ZodSafeParseResult<SiteSpec> {
  // For one spec, compiling the schemas takes longer than it saves.
  const context: SpecContext = { locales: declaredLocales(exported), jitless: true };
  return siteSchema.safeParse(exported, context) as z.ZodSafeParseResult<SiteSpec>;
}

function missingEntry(entry: string): LocatedDiagnostic {
  return {
    code: 'load/missing-entry',
    path: [],
    message: 'There is no spec: this file does not exist.',
    hint: 'Restore it, or run the command in the folder of the project.',
    location: {
      file: relative(projectOf(entry), entry).split(sep).join('/'),
      line: 1,
      column: 1,
      length: 1,
      excerpt: '',
    },
    related: [],
  };
}
