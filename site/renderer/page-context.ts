import type { RouteEntry } from '#generated/routes.ts';

declare global {
  namespace Vike {
    interface PageContext {
      /** The address that is rendered: page, language, canonical path. */
      readonly entry: RouteEntry;
      /** The body, rendered by `pages/page/+Page.tsx`. */
      Page: (context: { entry: RouteEntry }) => Promise<string>;
    }
  }
}

export type { RouteEntry };
