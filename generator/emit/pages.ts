import type { CompiledPage } from '#contract';
import { languagesOf } from '../compile/links.ts';
import { localesOf } from '../compile/locales.ts';
import { sharedTexts } from '../compile/navigation.ts';
import { compilePage, textsByLocale } from '../compile/page.ts';
import { allBlocks } from '../compile/walk.ts';
import type { SiteSpec } from '../schema/index.ts';
import { code, jsonFile, type PlannedFile } from './file.ts';

/** The module of a page's blocks. */
export function pageModule(source: string, page: CompiledPage): PlannedFile {
  return {
    path: `site/generated/pages/${page.id}.ts`,
    source,
    content: `import type { CompiledPage } from '#contract';\n\nexport const page: CompiledPage = ${code(page)};\n`,
  };
}

/** A module with the blocks of each page, and a file with its texts in each language. */
export function emitPages(spec: SiteSpec): PlannedFile[] {
  const shared = textsByLocale(spec, sharedTexts(spec));
  const textFile = (locale: string, name: string, source: string, texts: object): PlannedFile =>
    jsonFile(`site/generated/locales/${locale}/${name}.json`, source, texts);
  return [
    ...localesOf(spec).map((locale) => textFile(locale, 'shared', 'messages', shared[locale])),
    ...spec.pages.flatMap((content) => {
      const source = `pages.${content.id}`;
      const { page, texts } = compilePage(spec, content);
      return [
        pageModule(source, page),
        ...languagesOf(spec, page.id).map((locale) => textFile(locale, page.id, source, texts[locale])),
      ];
    }),
  ];
}

/** The components and styles of the spec's own block kinds that its pages use. */
export function emitBlocks(spec: SiteSpec): PlannedFile[] {
  const used = allBlocks(spec).flatMap(({ value }) => (value.kind === 'custom' ? [value.block] : []));
  const names = [...new Set(used)].toSorted();
  const imports = names.map(
    (name, index) => `import component${index + 1} from ${code(`#spec/blocks/${name}/component.tsx`)};\n`,
  );
  const entries = names.map((name, index) => `${code(name)}: component${index + 1},`);
  return [
    {
      path: 'site/generated/blocks.ts',
      source: 'blocks',
      content: `import type { CustomBlocks } from '#contract';
${imports.join('')}
/** The components of the kinds of blocks that the spec defines itself. */
export const customBlocks: CustomBlocks = { ${entries.join(' ')} };
`,
    },
    {
      path: 'site/generated/blocks.css',
      source: 'blocks',
      content: names.map((name) => `@import "#spec/blocks/${name}/styles.css";\n`).join(''),
    },
  ];
}
