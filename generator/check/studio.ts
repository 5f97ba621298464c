import { studioTexts } from '../../site/texts/studio.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { catalogue } from '../diagnostics/catalogue/index.ts';
import { codeOf } from '../diagnostics/diagnose.ts';
import type { SiteSpec } from '../schema/index.ts';
import { ownTexts } from './own-texts.ts';

const OWN_NAME = /^(?:kind|field|value|help)\./;
const PROBLEMS: ReadonlySet<string> = new Set(Object.keys(catalogue).map((key) => `problem.${codeOf(key)}`));

/** Refuses texts of the studio that it would never show. Kinds, fields and values may be the firm's own. */
export function studioFits(spec: SiteSpec): Iterable<Diagnostic> {
  const isOwn = (name: string): boolean => OWN_NAME.test(name) || PROBLEMS.has(name);
  return ownTexts(spec, spec.studio?.texts, studioTexts, ['studio', 'texts'], isOwn);
}
