import { cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import * as react from 'react/jsx-dev-runtime';
import { takeOrigin } from '../shared/text-origin.ts';
import { entryOf, specAttribute, spoken } from './origins.ts';

/**
 * The JSX runtime in development: moves the origins of texts from the properties of an element into its `data-spec`
 * attribute. It does so on the server and in the browser, so that React can hydrate the HTML.
 */

export { Fragment };

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

/** Moves the origins in the properties of an element into its attribute. Returns the same object if there are none. */
export function withOrigins(props: Props): Props {
  const entries: string[] = [];
  const take = (text: string, attribute?: string): string => {
    const { text: plain, origin } = takeOrigin(text);
    if (origin !== undefined) entries.push(entryOf(origin, attribute));
    return plain;
  };
  const takeChild = (child: ReactNode): ReactNode => {
    if (typeof child === 'string') return take(child);
    if (Array.isArray(child))
      return child.some((one) => typeof one === 'string' || isFragment(one)) ? child.map(takeChild) : child;
    if (!isFragment(child)) return child;
    const { children } = child.props;
    return cloneElement(child, undefined, ...[children].flat().map(takeChild));
  };
  const taken: Record<string, unknown> = { ...props };
  for (const name of spoken) if (typeof props[name] === 'string') taken[name] = take(props[name], name);
  if ('children' in props) taken['children'] = takeChild(props.children);
  const { __html: html } = (props['dangerouslySetInnerHTML'] ?? {}) as { readonly __html?: string };
  if (html !== undefined) taken['dangerouslySetInnerHTML'] = { __html: take(html) };
  return entries.length === 0 ? props : { ...taken, [specAttribute]: [...new Set(entries)].join(' ') };
}

function isFragment(child: ReactNode): child is ReactElement<{ readonly children: ReactNode }> {
  return isValidElement(child) && child.type === Fragment;
}

export const jsxDEV: typeof react.jsxDEV = (type, props, ...rest) =>
  react.jsxDEV(type, typeof type === 'string' ? withOrigins(props as Props) : props, ...rest);
