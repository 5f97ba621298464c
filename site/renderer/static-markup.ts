import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * The markup of what React draws. React renders `hidden` without its value, so `data-hidden="until-found"` stands for what is
 * hidden until the browser's search finds something in it.
 */
export function staticMarkup(drawn: ReactNode): string {
  return renderToStaticMarkup(drawn).replaceAll(' data-hidden="until-found"', ' hidden="until-found"');
}
