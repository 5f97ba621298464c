import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

interface IslandProps {
  /** The island's module in `lib/islands.ts`. */
  readonly name: string;
  /** Passed to the module in the browser. */
  readonly props: object;
  /** Keeps generated ids apart when a page has several islands. */
  readonly prefix: string;
  readonly children: ReactElement;
}

/** A part of the page that becomes interactive, rendered in a way that React can hydrate. */
export function Island({ name, props, prefix, children }: IslandProps) {
  const html = renderToString(children, { identifierPrefix: prefix });
  return <div data-island={name} data-props={JSON.stringify(props)} dangerouslySetInnerHTML={{ __html: html }} />;
}
