import type { ReactElement } from 'react';
import { defaultLocale } from '#generated/languages.ts';
import type { Block } from '#schema';
import { ThemeSwitch } from '../layout/ThemeSwitch.tsx';
import { customExamples, type CustomExample } from './custom.ts';
import { describeKind, sourceOf } from './documentation.ts';
import { drawBlock, drawCustom } from './draw.tsx';
import type { Example } from './example.ts';
import { examplesOf, kindNames, layoutsOf } from './fixtures.ts';

/** The kinds of blocks in the order of the gallery, followed by `custom` if the spec defines kinds of its own. */
export const allKinds: readonly Block['kind'][] = customExamples.length > 0 ? [...kindNames, 'custom'] : kindNames;

/**
 * Kinds of blocks with their examples. The text around the blocks is English, that of the examples Spanish; what a block
 * adds itself is in the default language of the site.
 */
export function Gallery({ kinds }: { kinds: readonly Block['kind'][] }): ReactElement {
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
      <main id="main" className="gallery" tabIndex={-1}>
        <ThemeSwitch />
        <h1 className="gallery__title" lang="en">
          Blocks
        </h1>
        {kinds.map((kind) => (kind === 'custom' ? <Customs key={kind} /> : <Kind kind={kind} key={kind} />))}
      </main>
    </>
  );
}

function Kind({ kind }: { kind: Block['kind'] }): ReactElement {
  return (
    <>
      <div className="gallery__kind" id={kind} lang="en">
        <h2>{kind}</h2>
        <p>{describeKind(kind)}</p>
        <details>
          <summary>site/blocks/{kind}/fixtures.ts</summary>
          <pre>
            <code>{sourceOf(kind)}</code>
          </pre>
        </details>
      </div>
      {examplesOf(kind).map((example) => (
        <Shown example={example} key={example.name} />
      ))}
    </>
  );
}

function Customs(): ReactElement {
  return (
    <>
      <div className="gallery__kind" id="custom" lang="en">
        <h2>custom</h2>
        <p>The kinds that the spec defines itself, as its pages have them.</p>
      </div>
      {customExamples.map((example) => (
        <ShownCustom example={example} key={example.name} />
      ))}
    </>
  );
}

function ShownCustom({ example }: { example: CustomExample }): ReactElement {
  const id = `custom-${example.name.replaceAll(/\W+/g, '-')}`;
  return (
    <figure className="gallery__example" id={id}>
      <figcaption lang="en">
        <a href={`#${id}`}>{example.name}</a>
      </figcaption>
      <div
        className="gallery__preview"
        dangerouslySetInnerHTML={{ __html: drawCustom(example, { locale: defaultLocale, scope: `${id}-` }) }}
      />
    </figure>
  );
}

function Shown({ example }: { example: Example }): ReactElement {
  const { name, says, block } = example;
  const layouts = layoutsOf(block.kind);
  const id = `${block.kind}-${name.replaceAll(/\W+/g, '-')}`;
  return (
    <figure className="gallery__example" id={id}>
      <figcaption lang="en">
        <a href={`#${id}`}>{name}</a>
        <p>{says}</p>
      </figcaption>
      {layouts.map((layout) => (
        <div key={layout}>
          {layouts.length > 1 ? (
            <p className="gallery__layout" lang="en">
              layout: {layout}
            </p>
          ) : null}
          <div
            className="gallery__preview"
            dangerouslySetInnerHTML={{
              __html: drawBlock(block, { locale: defaultLocale, layout, scope: `${id}-${layout}-` }),
            }}
          />
        </div>
      ))}
    </figure>
  );
}
