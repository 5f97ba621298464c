import type { Comparison } from '../output/compare.ts';
import { manifestPath } from '../paths.ts';
import { formsChanges } from './forms.ts';
import { languageChanges } from './languages.ts';
import { pagesChanges } from './pages.ts';
import { pathsOf, routeChanges } from './routes.ts';
import { settingChanges } from './settings.ts';
import { tableChanges } from './tables.ts';
import { textChanges } from './texts.ts';
import { versionsOf } from './versions.ts';

/**
 * What the change of the generated files means for the site, a line each, in the words of the spec: routes, forms,
 * tables, texts, settings. What is committed is the old state, what the spec compiles to the new one. Empty where
 * the site stays as it is: where there was none before, or where its files are only written in another form.
 */
export const describeChange = (files: readonly Comparison[], migration?: string): string[] => {
  const manifest = files.find(({ path }) => path === manifestPath);
  if (manifest?.state === 'missing') return [];
  const versions = versionsOf(files);
  if (versions.changed.size === 0 && migration === undefined) return [];
  const paths = pathsOf(versions);
  return [
    ...languageChanges(versions),
    ...routeChanges(versions, paths),
    ...formsChanges(versions),
    ...tableChanges(versions, migration),
    ...pagesChanges(versions, paths),
    ...textChanges(versions, paths),
    ...settingChanges(versions),
  ];
};
