import type { CompiledBlock, CompiledBlockOf, CompiledPage, Locale } from '#contract';

const pages = import.meta.glob<CompiledPage>('#generated/pages/*.ts', { eager: true, import: 'page' });
const texts = import.meta.glob<object>('#generated/locales/*/*.json', { eager: true, import: 'default' });

/** A block of a kind that the spec defines, with its page. */
export interface CustomExample {
  readonly name: string;
  readonly page: CompiledPage;
  readonly block: CompiledBlockOf<'custom'>;
}

function customIn(blocks: readonly CompiledBlock[]): CompiledBlockOf<'custom'>[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'tabs') return block.panels.flatMap((panel) => customIn(panel.blocks));
    return block.kind === 'custom' ? [block] : [];
  });
}

/** The blocks of kinds that the spec defines, as the generator compiled them. */
export const customExamples: readonly CustomExample[] = Object.values(pages).flatMap((page) =>
  customIn(page.blocks).map((block, index) => ({
    name: `${block.block} on ${page.id}${index === 0 ? '' : ` ${index + 1}`}`,
    page,
    block,
  })),
);

/** The texts of a page as the generator compiled them. */
export function textsOfPage(id: string, locale: Locale): object {
  const [, found] = Object.entries(texts).find(([path]) => path.endsWith(`/locales/${locale}/${id}.json`)) ?? [];
  if (found === undefined)
    throw new Error(`site/generated/locales/${locale}/${id}.json is missing: run npm run generate.`);
  return found;
}
