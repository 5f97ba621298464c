import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { SpecPath } from '../../../generator/diagnostics/diagnostic.ts';
import { EditedSite } from '../../../generator/edit/site.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';
import { base } from '../valid-spec.ts';

/** The fields of a page before its blocks. */
export const head = `  id: 'sketch',
  layout: 'service',
  title: { es: 'Un esbozo', en: 'A sketch' },
  description: {
    es: 'Una página que se cambia en las pruebas, con lo que los autores escriben en sus páginas: comentarios, comillas, constantes.',
    en: 'A page that is changed in tests, with what authors write in their pages: comments, quotation marks, constants and calls.',
  },`;

const { routes } = base;
const whole = {
  ...base,
  routes: {
    ...routes,
    pages: { ...routes.pages, sketch: { path: '/sketch', label: { es: 'Esbozo', en: 'Sketch' } } },
  },
  pages: [...base.pages, 'sketch'],
};

/** The base as plain data, with the page added. */
const index = `import page from './pages/sketch.ts';

export default ${JSON.stringify(whole, null, 2).replace('"sketch"\n', 'page\n')};
`;

/** A site whose last page, `pages/sketch.ts`, has this source. */
export function sketch(
  source: string,
  others: Readonly<Record<string, string>> = {},
): { site: EditedSite; root: string; at: (...path: SpecPath) => SpecPath } {
  const root = temporaryDirectory(onTestFinished);
  const files = {
    'spec/index.ts': index,
    'spec/pages/sketch.ts': source,
    ...others,
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return { site: new EditedSite(root), root, at: (...path) => ['pages', pages, ...path] };
}

/** The number of pages in the base, which come before the sketch. */
const pages = base.pages.length;
