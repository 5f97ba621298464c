import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

interface IslandProps {
  /** The island's module in `lib/islands.ts`. */
  readonly name: string;
  /** What the module gets in the browser. */
  readonly props: object;
  /** Keeps generated ids apart when a page has several islands. */
  readonly prefix: string;
  readonly children: ReactElement;
}

/** A part of the page that becomes interactive. It is rendered so that React can take it over where it stands. */
export function Island({ name, props, prefix, children }: IslandProps): ReactElement {
  const html = renderToString(children, { identifierPrefix: prefix });
  return <div data-island={name} data-props={JSON.stringify(props)} dangerouslySetInnerHTML={{ __html: html }} />;
}
