import type { CompiledBlock, CompiledPage } from '#contract';
import { I18nextProvider } from 'react-i18next';
import { routes } from '#generated/routes.ts';
import { Block } from '../../site/blocks/Block.tsx';
import { PageInfoProvider } from '../../site/lib/page.tsx';
import { createTexts } from '../../site/lib/text.tsx';
import { staticMarkup } from '../../site/renderer/static-markup.ts';
import shared from '#generated/locales/es/shared.json' with { type: 'json' };

const [entry] = routes;

/** Renders one block as the site does, with texts in place of keys. */
export function renderBlock(block: CompiledBlock, layout: CompiledPage['layout'] = 'service'): string {
  if (!entry) throw new Error('The route table is empty.');
  const { block: keyed, texts } = keyTexts(block);
  const page: CompiledPage = { id: 'test', layout, title: 'title', description: 'description', blocks: [keyed] };
  return staticMarkup(
    <I18nextProvider i18n={createTexts('es', 'test', { es: { test: texts, shared } })}>
      <PageInfoProvider value={{ locale: 'es', entry: { ...entry, locale: 'es' }, page }}>
        <Block block={keyed} />
      </PageInfoProvider>
    </I18nextProvider>,
  );
}

// Texts of tests get numeric keys, so that dots and colons in them have no meaning.
function keyTexts(block: CompiledBlock): { block: CompiledBlock; texts: Record<string, string> } {
  const texts: Record<string, string> = {};
  const replaced = JSON.parse(JSON.stringify(block), (_, value: unknown) => {
    if (typeof value !== 'string' || !value.startsWith('«')) return value;
    const key = `t${Object.keys(texts).length}`;
    texts[key] = value.slice(1, -1);
    return key;
  }) as CompiledBlock;
  return { block: replaced, texts };
}
