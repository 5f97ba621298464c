import type { CompiledPage, Texts } from '#contract';
import type { Frame } from '../compile/frame.ts';
import { localesOf } from '../compile/locales.ts';
import { compileNavigation } from '../compile/navigation.ts';
import { compilePage, put } from '../compile/page.ts';
import type { TextTree } from '../compile/page.ts';
import { fill } from '../compile/placeholders.ts';
import { localizedTextOf } from '../compile/text.ts';
import { globalValues } from '../compile/values.ts';
import type { Locale, Page, SiteSpec } from '../schema/index.ts';
import { code, jsonFile, tsFile } from './file.ts';
import type { PlannedFile } from './file.ts';

/** The texts that every page may use: messages, the error catalogue, services and what links to a page say. */
export function sharedTexts(spec: SiteSpec, locale: Locale): Texts {
  const texts: TextTree = {};
  const values = globalValues(spec, locale);
  for (const [name, localized] of Object.entries(spec.messages)) put(texts, name, fill(localized[locale], values));
  for (const [name, entry] of Object.entries(spec.errors)) {
    if (entry.reserved) continue;
    if (entry.title) put(texts, `errors.${name}.title`, localizedTextOf(spec, entry.title)[locale]);
    put(texts, `errors.${name}.message`, localizedTextOf(spec, entry.message)[locale]);
  }
  for (const [name, service] of Object.entries(spec.services)) {
    put(texts, `services.${name}.title`, localizedTextOf(spec, service.title)[locale]);
    put(texts, `services.${name}.description`, localizedTextOf(spec, service.description)[locale]);
  }
  for (const [name, route] of Object.entries({ ...spec.routes.pages, ...spec.routes.unavailable })) {
    put(texts, `routes.${name}`, localizedTextOf(spec, route.label)[locale]);
  }
  Object.assign(texts, compileNavigation(spec).texts[locale]);
  put(texts, 'firm.tagline', localizedTextOf(spec, spec.firm.tagline)[locale]);
  return texts;
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
