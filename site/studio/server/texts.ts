import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteSpec } from '../../../generator/schema/index.ts';
import { createStudioTexts, type StudioTexts } from '../../texts/studio.ts';

/** The studio's texts for a site as last generated, and the languages of the site. A broken spec may have neither. */
export function generatedTexts(root: string): { readonly texts: StudioTexts; readonly locales: readonly string[] } {
  const snapshot = readFileSync(join(root, 'site', 'generated', 'snapshot.json'), 'utf8');
  const { locales, studio } = JSON.parse(snapshot) as Pick<SiteSpec, 'locales' | 'studio'>;
  return { texts: createStudioTexts(studio?.texts), locales: Object.keys(locales.all) };
}
