import type { CompiledPage, Texts } from '#contract';
import { localesOf } from '../compile/locales.ts';
import { compileNavigation } from '../compile/navigation.ts';
import { compilePage, textsByLocale } from '../compile/page.ts';
import type { Frame } from '../compile/text.ts';
import type { Block, Locale, Page, SiteSpec, Text } from '../schema/index.ts';
import { code, jsonFile, tsFile } from './file.ts';
import type { PlannedFile } from './file.ts';

/** The texts that all pages share, by key: messages, the error catalogue, services and labels of pages. */
export function sharedWords(spec: SiteSpec): ReadonlyMap<string, Text> {
  const texts = new Map<string, Text>(Object.entries(spec.messages));
  for (const [name, { reserved, title, message }] of Object.entries(spec.errors)) {
    if (reserved) continue;
    if (title) texts.set(`errors.${name}.title`, title);
    texts.set(`errors.${name}.message`, message);
  }
  for (const [name, { title, description }] of Object.entries(spec.services)) {
    texts.set(`services.${name}.title`, title);
    texts.set(`services.${name}.description`, description);
  }
  for (const [name, { label }] of Object.entries({ ...spec.routes.pages, ...spec.routes.unavailable }))
    texts.set(`routes.${name}`, label);
  for (const [key, text] of compileNavigation(spec).textByKey) texts.set(key, text);
  return texts.set('firm.tagline', spec.firm.tagline);
}

/** The same in one language. */
export function sharedTexts(spec: SiteSpec, locale: Locale): Texts {
  return textsByLocale(spec, sharedWords(spec))[locale];
}

/** The module of a page's blocks. */
export function pageModule(source: string, id: string, page: () => CompiledPage): PlannedFile {
  return tsFile(
    `site/generated/pages/${id}.ts`,
    source,
    () => `import type { CompiledPage } from '#contract';\n\nexport const page: CompiledPage = ${code(page())};\n`,
  );
}

/** A module for each page with its blocks, and for each page and language its texts. */
export function emitPages(spec: SiteSpec): PlannedFile[] {
  return [
    ...localesOf(spec).map((locale) =>
      jsonFile(`site/generated/locales/${locale}/shared.json`, 'messages', () => sharedTexts(spec, locale)),
    ),
    ...spec.pages.flatMap((page) => emitPage(spec, page)),
  ];
}

function emitPage(spec: Frame, page: Page): PlannedFile[] {
  const source = `pages.${page.id}`;
  const compiled = compilePage(spec, page);
  return [
    pageModule(source, page.id, () => compiled.page),
    ...localesOf(spec).map((locale) =>
      jsonFile(`site/generated/locales/${locale}/${page.id}.json`, source, () => compiled.texts[locale]),
    ),
  ];
}

function namesIn(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'tabs') return block.panels.flatMap((panel) => namesIn(panel.blocks));
    return block.kind === 'custom' ? [block.block] : [];
  });
}

/** The components and styles of the kinds of blocks that the spec defines itself, as far as its pages have them. */
export function emitBlocks(spec: SiteSpec): PlannedFile[] {
  const names = (): string[] => [...new Set(namesIn(spec.pages.flatMap(({ blocks }) => blocks)))].toSorted();
  return [
    tsFile('site/generated/blocks.ts', 'blocks', () => blocksModule(names())),
    tsFile('site/generated/blocks.css', 'blocks', () =>
      names()
        .map((name) => `@import "#spec/blocks/${name}/styles.css";\n`)
        .join(''),
    ),
  ];
}

function blocksModule(names: readonly string[]): string {
  const imports = names.map(
    (name, index) => `import component${index + 1} from ${code(`#spec/blocks/${name}/component.tsx`)};\n`,
  );
  const entries = names.map((name, index) => `${code(name)}: component${index + 1},`);
  return `import type { CustomBlocks } from '#contract';
${imports.join('')}
/** What draws the kinds of blocks that the spec defines itself. */\nexport const customBlocks: CustomBlocks = { ${entries.join(' ')} };\n`;
}
