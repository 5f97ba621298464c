import type { CompiledBlock, CompiledPage, Locale, Localized } from '#contract';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { routes } from '#generated/routes.ts';
import type { Block } from '#schema';
// This folder is the one place in site/ that reads the spec and the generator: it compiles its fixtures as they do
// their pages, and exists only on the dev server and in tests. What visitors get never imports it.
import { compilePage } from '../../generator/compile/page.ts';
import spec from '#spec';
import { Block as Drawn } from '../blocks/Block.tsx';
import { Action } from '../blocks/parts/Action.tsx';
import { inEach } from '../lib/in-each.ts';
import { PageInfoProvider } from '../lib/page.tsx';
import { createTexts } from '../lib/text.tsx';
import { fitExample } from './fit.ts';
import { sharedTexts } from './shared-texts.ts';
import { scopeIds } from './scope-ids.ts';

const untitled = inEach('Example') as Localized;

/** Where an example stands. */
export interface Place {
  readonly locale: Locale;
  readonly layout: CompiledPage['layout'];
  /** Put before every id, so that examples can stand on one page. Without it the markup is that of a page. */
  readonly scope?: string;
}

/** The markup of a block of the spec, as a page with that layout has it. */
export function drawBlock(example: Block, { locale, layout, scope }: Place): string {
  const block = fitExample(spec, example);
  if (!block) return '<p class="wrap">This site has no form to show.</p>';
  const { page, texts } = compilePage(spec, {
    id: spec.routes.home,
    layout,
    title: untitled,
    description: untitled,
    blocks: [block],
  });
  const entry = routes.find((route) => route.locale === locale);
  const [compiled] = page.blocks;
  if (!entry || !compiled) throw new Error(`There is no route in ${locale}, or the block was lost.`);
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={createTexts(locale, 'example', { [locale]: { example: texts[locale], shared: sharedTexts(locale) } })}>
      <PageInfoProvider value={{ locale, entry, page }}>
        <Opener block={compiled} />
        <Drawn block={compiled} />
      </PageInfoProvider>
    </I18nextProvider>,
  );
  return scope === undefined ? html : scopeIds(html, scope);
}

// A closed dialog is not seen. What opens it is elsewhere on a page, and here before it.
function Opener({ block }: { block: CompiledBlock }): ReactElement | null {
  if (block.kind !== 'formDialog') return null;
  return (
    <p className="wrap gallery__opener">
      <Action action={{ kind: 'dialog', label: block.heading, dialog: block.id }} />
    </p>
  );
}
