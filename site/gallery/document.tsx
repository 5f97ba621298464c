import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { brand } from '#generated/brand.ts';
import { defaultLocale as locale } from '#generated/languages.ts';
import type { Block } from '#schema';
import { createTexts } from '../render/page.tsx';
import { withIconSymbols } from '../blocks/parts/Icon.tsx';
import { sharedTexts } from './frame.ts';
import { exampleFormStyles } from './form.ts';
import type { ReactNode } from 'react';
import { ThemeSwitch } from '../layout/ThemeSwitch.tsx';
import { customExamples, describeKind, sourceOf, examplesOf, kindNames, layoutsOf } from './fixtures.ts';
import { drawBlock, drawCustom } from './draw.tsx';

const [light, dark] = [brand.colours.light.paper, brand.colours.dark.paper];

/**
 * The gallery as a whole document.
 * @param head The site's style sheets and scripts: the dev server has others than the built site.
 * @param kinds What is shown, if not everything.
 */
export function galleryDocument(head: string, kinds: readonly Block['kind'][] = allKinds): string {
  const body = withIconSymbols(() =>
    renderToStaticMarkup(
      <I18nextProvider i18n={createTexts(locale, 'gallery', { [locale]: { shared: sharedTexts(locale) } })}>
        <Gallery kinds={kinds} />
      </I18nextProvider>,
    ),
  );
  return `<!DOCTYPE html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="theme-color" content="${light}" data-light="${light}" data-dark="${dark}">
    <title>Blocks</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    ${head}
    <style>${styles}</style>
  </head>
  <body>${body}</body>
</html>`;
}

/**
 * Styles of the gallery itself; the blocks only use the style sheet of the site. A module, since vitest replaces style
 * sheets by an empty string.
 */
export const styles = /* css */ `
.gallery__side { padding: 1rem var(--gutter); background: var(--stone-deep); font: 0.875rem/1.4 ui-monospace, monospace; }
.gallery__side ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; }
.gallery__side a { display: inline-block; color: inherit; padding-block: 0.35rem; min-width: 2rem; }
.gallery__title { padding: 1rem var(--gutter); font-size: var(--h2); }
.gallery__kind { padding: 2rem var(--gutter); border-top: 6px double var(--line-strong); background: var(--stone-deep); }
.gallery__kind p { max-width: var(--measure); margin-top: 0.5rem; }
.gallery__kind summary { margin-top: 1rem; cursor: pointer; font: 0.875rem/1.7 ui-monospace, monospace; }
.gallery__kind pre { margin: 0.5rem 0 0; font-size: 0.8125rem; line-height: 1.5; white-space: pre-wrap; overflow-wrap: anywhere; }
.gallery__example > figcaption { padding: 1rem var(--gutter); border-top: 1px solid var(--line-strong); background: var(--stone-deep); }
.gallery__example > figcaption > a { font-weight: 650; }
.gallery__layout { padding: 0.5rem var(--gutter); background: var(--stone-deep); font: 0.8125rem/1.4 ui-monospace, monospace; }
/* With a transform, fixed elements stay in their example. */
.gallery__preview { position: relative; transform: translate(0); background: var(--paper); }
/* The button that a page has elsewhere. */
.gallery__opener { padding-block: 2rem; }
[id] { scroll-margin-top: 1rem; }
${exampleFormStyles}
@media (min-width: 80rem) {
  body:has(> .gallery) { display: grid; grid-template-columns: 11rem minmax(0, 1fr); }
  .gallery__side { position: sticky; top: 0; height: 100vh; overflow-y: auto; padding: 1rem; border-right: 1px solid var(--line-strong); }
  .gallery__side ul { display: block; }
}
`;

/** The kinds of blocks in the order of the gallery, followed by `custom` if the spec defines kinds of its own. */
export const allKinds: readonly Block['kind'][] = customExamples.length > 0 ? [...kindNames, 'custom'] : kindNames;

/**
 * Kinds of blocks with their examples. The text around the blocks is English, that of the examples Spanish; what a block
 * adds itself is in the default language of the site.
 */
function Gallery({ kinds }: { kinds: readonly Block['kind'][] }) {
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
