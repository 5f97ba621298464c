import type { ReactNode } from 'react';
import { defaultLocale as locale } from '#generated/languages.ts';
import type { Block } from '#schema';
import { ThemeSwitch } from '../layout/ThemeSwitch.tsx';
import { customExamples, describeKind, sourceOf, examplesOf, kindNames, layoutsOf } from './fixtures.ts';
import { drawBlock, drawCustom } from './draw.tsx';

/** The kinds of blocks in the order of the gallery, followed by `custom` if the spec defines kinds of its own. */
export const allKinds: readonly Block['kind'][] = customExamples.length > 0 ? [...kindNames, 'custom'] : kindNames;

/**
 * Kinds of blocks with their examples. The text around the blocks is English, that of the examples Spanish; what a block
 * adds itself is in the default language of the site.
 */
export function Gallery({ kinds }: { kinds: readonly Block['kind'][] }) {
  return (
    <>
      <a className="skip" href="#main" lang="en">
        Skip to the blocks
      </a>
      <header className="gallery__side" lang="en">
        <nav aria-label="Kinds of blocks">
          <ul>
            {kinds.map((kind) => (
              <li key={kind}>
                <a href={`#${kind}`}>{kind}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main id="main" className="gallery" tabIndex={-1} data-locale={locale}>
        <ThemeSwitch />
        <h1 className="gallery__title" lang="en">
          Blocks
        </h1>
        {kinds.map((kind) => (
          <Kind kind={kind} key={kind} />
        ))}
      </main>
    </>
  );
}

function Kind({ kind }: { kind: Block['kind'] }) {
  const isCustom = kind === 'custom';
  return (
    <>
      <div className="gallery__kind" id={kind} lang="en">
        <h2>{kind}</h2>
        <p>{isCustom ? 'The kinds that the spec defines itself, as its pages have them.' : describeKind(kind)}</p>
        {isCustom ? null : (
          <details>
            <summary>site/blocks/{kind}/fixtures.ts</summary>
            <pre>
              <code>{sourceOf(kind)}</code>
            </pre>
          </details>
        )}
      </div>
      {isCustom
        ? customExamples.map((example) => (
            <Shown kind={kind} name={example.name} key={example.name}>
              {(id) => <Preview html={drawCustom(example, { locale, scope: `${id}-` })} />}
            </Shown>
          ))
        : Object.entries(examplesOf(kind)).map(([name, { says, block }]) => (
            <Shown kind={kind} name={name} says={says} key={name}>
              {(id) =>
                layoutsOf(kind).map((layout, _, { length }) => (
                  <div key={layout}>
                    {length > 1 ? (
                      <p className="gallery__layout" lang="en">
                        layout: {layout}
                      </p>
                    ) : null}
                    <Preview html={drawBlock(block, { locale, layout, scope: `${id}-${layout}-` })} />
                  </div>
                ))
              }
            </Shown>
          ))}
    </>
  );
}

interface ShownProps {
  readonly kind: Block['kind'];
  readonly name: string;
  readonly says?: string;
  readonly children: (id: string) => ReactNode;
}

function Shown({ kind, name, says, children }: ShownProps) {
  const id = `${kind}-${name.replaceAll(/\W+/g, '-')}`;
  return (
    <figure className="gallery__example" id={id}>
      <figcaption lang="en">
        <a href={`#${id}`}>{name}</a>
        {says === undefined ? null : <p>{says}</p>}
      </figcaption>
      {children(id)}
    </figure>
  );
}

function Preview({ html }: { html: string }) {
  return <div className="gallery__preview" dangerouslySetInnerHTML={{ __html: html }} />;
}
