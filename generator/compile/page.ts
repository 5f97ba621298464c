import type { CompiledPage, Localized, TextKey, Texts } from '#contract';
import { isUnfilled, type Page, type Text } from '../schema/index.ts';
import { breadcrumbsOf, destination, pageHref, parameter } from './links.ts';
import { eachLocale } from './locales.ts';
import { wordsOf, type SpecWithoutPages } from './text.ts';
import { valueCompiler } from './value.ts';

/** The texts of one language as nested objects, while they are collected. */
interface TextTree {
  [key: string]: string | TextTree;
}

/** Turns texts by dotted keys into nested objects for each language. */
export function textsByLocale(spec: SpecWithoutPages, texts: ReadonlyMap<string, Text>): Localized<Texts> {
  return eachLocale(spec, (locale) => {
    const tree: TextTree = {};
    for (const [key, text] of texts) {
      const steps = key.split('.');
      const last = steps.pop() ?? key;
      let node = tree;
      for (const step of steps) node = (node[step] ??= {}) as TextTree;
      node[last] = wordsOf(spec, text, locale);
    }
    return tree;
  });
}

/** A page with keys in place of texts, and the texts of the keys. */
export interface CompiledPageWithTexts {
  readonly page: CompiledPage;
  readonly texts: Localized<Texts>;
  /** The spec's text of each key. */
  readonly textByKey: ReadonlyMap<string, Text>;
}

/** The keys of a page's own texts. */
const pageKeys = ['title', 'description', 'headerAction'];

/** The prefix of each block's text keys: its id or kind, with a number if the page or an earlier block has the same. */
export function blockKeys({ blocks }: Page): string[] {
  const taken = new Set(pageKeys);
  return blocks.map((block) => {
    const { id, kind } =
      block.kind === 'custom' ? { id: block.content.id, kind: block.block } : { id: undefined, ...block };
    const base = id ?? kind;
    let key = base;
    for (let number = 2; taken.has(key); number += 1) key = `${base}${number}`;
    taken.add(key);
    return key;
  });
}

/** Replaces a page's texts by keys and resolves its actions. Pure. */
export function compilePage(spec: SpecWithoutPages, page: Page): CompiledPageWithTexts {
  const textByKey = new Map<string, Text>();
  const keyFor = (text: Text, key: string): TextKey => {
    if ('kind' in text) return `shared:${text.name}`;
    textByKey.set(key, text);
    return key;
  };
  const compile = valueCompiler(spec, keyFor, (name, key) => keyFor(destination(spec, name).label, key));
  const keys = blockKeys(page);
  return {
    page: {
      id: page.id,
      layout: page.layout,
      title: keyFor(page.title, 'title'),
      description: keyFor(page.description, 'description'),
      ...breadcrumbsFor(spec, page.id),
      ...(page.structuredData && { structuredData: page.structuredData }),
      ...(page.events && { events: page.events }),
      ...(page.headerAction && { headerAction: compile.action(page.headerAction, 'headerAction') }),
      ...(page.languageByCountry && { languageByCountry: true }),
      ...(page.autoRedirect && {
        autoRedirect: { href: pageHref(spec, page.autoRedirect.to), after: page.autoRedirect.after },
      }),
      blocks: page.blocks.flatMap((block, index) =>
        isUnfilled(block) ? [] : [compile.value(block, keys[index] ?? block.kind)],
      ) as CompiledPage['blocks'],
    },
    texts: textsByLocale(spec, textByKey),
    textByKey,
  };
}

/** The breadcrumbs of a page. The home page and pages that are not indexed have none. */
function breadcrumbsFor(spec: SpecWithoutPages, id: string): Pick<CompiledPage, 'breadcrumbs'> {
  const route = spec.routes.pages[id];
  const breadcrumbs = breadcrumbsOf(spec.routes, id);
  if (breadcrumbs.length < 2 || route?.indexable === false || id === spec.routes.notFound) return {};
  // Pages of a route with a parameter, such as articles, have titles of their own; the route's label is the same for all.
  const label = (step: string): TextKey =>
    step === id && route && parameter.test(route.path) ? 'title' : `shared:routes.${step}`;
  return { breadcrumbs: breadcrumbs.map((step) => ({ label: label(step), href: pageHref(spec, step) })) };
}
