/**
 * What makes elements in development, in place of React's own: takes the origins of texts out of what an element shows, and has it
 * say them in its attribute. The same in the browser as on the server, so that React can take over what the server has sent.
 */
import { cloneElement, Fragment, isValidElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import * as react from 'react/jsx-dev-runtime';
import { takeOrigin } from '../../lib/origin.ts';
import { entryOf, specAttribute, spoken } from './element.ts';

export { Fragment };

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

/** The properties of an element with what it says of its texts; the same object where none says where it comes from. */
export function withOrigins(props: Props): Props {
  const entries: string[] = [];
  const take = (text: string, attribute?: string): string => {
    const { text: plain, origin } = takeOrigin(text);
    if (origin !== undefined) entries.push(entryOf(origin, attribute));
    return plain;
  };
  const inside = (child: ReactNode): ReactNode => {
    if (typeof child === 'string') return take(child);
    if (Array.isArray(child))
      return child.some((one) => typeof one === 'string' || isFragment(one)) ? child.map(inside) : child;
    if (!isFragment(child)) return child;
    const { children } = child.props;
    return cloneElement(child, undefined, ...[children].flat().map(inside));
  };
  const taken: Record<string, unknown> = { ...props };
  for (const name of spoken) if (typeof props[name] === 'string') taken[name] = take(props[name], name);
  if ('children' in props) taken['children'] = inside(props.children);
  const { __html: html } = (props['dangerouslySetInnerHTML'] ?? {}) as { readonly __html?: string };
  if (html !== undefined) taken['dangerouslySetInnerHTML'] = { __html: take(html) };
  return entries.length === 0 ? props : { ...taken, [specAttribute]: [...new Set(entries)].join(' ') };
}

function isFragment(child: ReactNode): child is ReactElement<{ readonly children: ReactNode }> {
  return isValidElement(child) && child.type === Fragment;
}

export const jsxDEV: typeof react.jsxDEV = (type, props, ...rest) =>
  react.jsxDEV(type, typeof type === 'string' ? withOrigins(props as Props) : props, ...rest);
