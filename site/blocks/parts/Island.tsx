import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

interface IslandProps {
  /** The island's module in `browser/islands.ts`. */
  readonly name: string;
  /** Passed to the module in the browser. */
  readonly props: object;
  /** Keeps generated ids apart when a page has several islands. */
  readonly prefix: string;
  /** The addresses of modules that the browser loads ahead. */
  readonly modules?: readonly string[] | undefined;
  readonly children: ReactElement;
}

/** A part of the page that becomes interactive, rendered in a way that React can hydrate. */
export function Island({ name, props, prefix, modules, children }: IslandProps) {
  const html = renderToString(children, { identifierPrefix: prefix });
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      data-modules={modules?.join(' ')}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
