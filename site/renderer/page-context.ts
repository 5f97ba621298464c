import type { RouteEntry } from '#contract';
import type { Content } from './content.ts';

declare global {
  namespace Vike {
    interface PageContext {
      /** The route that is rendered: page, language, canonical path. */
      readonly entry: RouteEntry;
      /** The body, rendered by `pages/page/+Page.tsx`. */
      Page: (context: { entry: RouteEntry; content: Content }) => string;
    }
  }
}
