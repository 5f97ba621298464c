import { routes } from '#generated/routes.ts';
import type { PrerenderContext } from 'vike/types';

/**
 * Renders every address of the route table. The not-found page of the default language becomes `404.html`, that of another
 * one `fr/404.html`.
 */
export function onPrerenderStart(prerenderContext: PrerenderContext) {
  const [template] = prerenderContext.pageContexts;
  if (!template) throw new Error('Vike offered no page to render: site/pages/page/+Page.tsx is missing.');
  const pageContexts = routes.map((entry) =>
    Object.assign(Object.create(Object.getPrototypeOf(template)) as typeof template, template, {
      urlOriginal: entry.url,
      entry,
      is404: entry.status === 404,
    }),
  );
  return { prerenderContext: { pageContexts } };
}
