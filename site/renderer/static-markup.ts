import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Renders to HTML without hydration marks. React drops the value of `hidden`, so components write
 * `data-hidden="until-found"` for content that find-in-page may open.
 */
export function staticMarkup(drawn: ReactNode): string {
  return renderToStaticMarkup(drawn).replaceAll(' data-hidden="until-found"', ' hidden="until-found"');
}
