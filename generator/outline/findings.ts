import type { SiteSpec } from '../schema/index.ts';
import type { Outline } from './outline.ts';

/** Something that is worth a look: not a mistake, or the spec would not compile. */
export interface Finding {
  /** What it is about: `page:contact`, `form:contact-home`, `table:leads`. */
  readonly about: string;
  readonly text: string;
}

/** What nobody finds, what leads to another address than its own, and what nothing uses. */
export function findingsOf(spec: SiteSpec, { pages, links }: Outline): Finding[] {
  // A link of a page to itself is no way in.
  const reached = new Set(links.filter(({ from, to }) => from !== to).map(({ to }) => to));
  const byRedirect = new Set(spec.routes.redirects.map(({ to }): string => to));
  const written = new Set(Object.values(spec.forms).map(({ table }) => table as string));
  const shown = new Set(pages.flatMap(({ forms }) => forms));
  const redirects = new Set(spec.routes.redirects.map(({ from }) => from));
  const elsewhere = links.filter(({ at, way }) => at !== undefined && way !== 'header');
  return [
    ...pages
      .filter(({ id, kind }) => kind === 'page' && id !== spec.routes.notFound && !reached.has(id))
      .map(({ id }) => ({
        about: `page:${id}`,
        text: byRedirect.has(id)
          ? 'No link leads here, only a redirect.'
          : 'No way in: nothing on the site links here.',
      })),
    ...pages
      .filter(({ kind, planned }) => kind === 'unavailable' || planned)
      .filter(({ id }) => reached.has(id))
      .map(({ id }) => ({ about: `page:${id}`, text: 'Links lead here, and it answers with the not-found page.' })),
    ...elsewhere.map(({ from = '', to, at = '' }) => ({
      about: `page:${from}`,
      text: redirects.has(at) ? `Links to ${at}, which redirects.` : `Links to ${at}, another address of “${to}”.`,
    })),
    ...Object.keys(spec.tables)
      .filter((name) => !written.has(name))
      .map((name) => ({ about: `table:${name}`, text: 'No form writes to this table.' })),
    ...Object.keys(spec.forms)
      .filter((name) => !shown.has(name))
      .map((name) => ({ about: `form:${name}`, text: 'No page shows this form.' })),
  ];
}
