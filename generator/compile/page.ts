import type { CompiledPage, Localized, TextKey, Texts, CompiledAction, CompiledToast } from '#contract';
import {
  isUnfilled,
  type Page,
  type Text,
  actionKinds,
  type Action,
  type ArticlePart,
  type BlockOf,
  type Locale,
} from '../schema/index.ts';
import { breadcrumbsOf, destination, pageHref, parameter, linkedHtml, linkOf } from './links.ts';
import { eachLocale, localesOf, wordsOf, type SpecWithoutPages, errorEntry, isText, withOrigin } from './text.ts';

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

/** Whether a value of the spec is an action. */
export function isAction(value: object): value is Action {
  return 'kind' in value && (actionKinds as readonly unknown[]).includes(value.kind);
}

/** Whether a value is an article, or a part of one, whose HTML may link to pages by name. */
function hasHtml(
  value: object,
  locales: readonly Locale[],
): value is (BlockOf<'article'> | Extract<ArticlePart, { kind: 'html' }>) & { html: Localized } {
  const isArticlePart = 'kind' in value && (value.kind === 'article' || value.kind === 'html');
  return isArticlePart && 'html' in value && isText(value.html, locales);
}

/** Compiles parts of the spec: replaces texts by keys and resolves the targets of actions. */
export interface ValueCompiler {
  action(action: Action, key: string): CompiledAction;
  value(value: unknown, key: string): unknown;
}

/**
 * Creates a compiler of values.
 *
 * @param keyFor Collects a text, and returns its key.
 * @param routeLabel Returns the key of a route's label, for a link without a label.
 */
export function valueCompiler(
  spec: SpecWithoutPages,
  keyFor: (text: Text, key: string) => TextKey,
  routeLabel: (route: string, key: string) => TextKey,
): ValueCompiler {
  const locales = localesOf(spec);
  const labelOf = (action: Action, key: string): TextKey => {
    if (action.label) return keyFor(action.label, `${key}.label`);
    if (action.kind === 'page') return routeLabel(action.page, `${key}.label`);
    if (action.kind === 'book' || action.kind === 'chat') return `shared:action.${action.kind}`;
    const kind = action.kind === 'phone' ? 'phone' : 'email';
    const contact = eachLocale(spec, () => spec.firm[kind]);
    return keyFor(withOrigin(['firm', kind], contact), `${key}.label`);
  };

  const toastOf = (name: string): CompiledToast => {
    const entry = errorEntry(spec, name);
    const key = `shared:errors.${name}`;
    return { tone: entry.tone, ...(entry.title && { title: `${key}.title` }), message: `${key}.message` };
  };

  const compileAction = (action: Action, key: string): CompiledAction => {
    const button = { label: labelOf(action, key), ...(action.style && { style: action.style }) };
    switch (action.kind) {
      case 'command':
        return { kind: 'command', ...button, command: action.command };
      case 'alert':
        return { kind: 'alert', ...button, alert: action.error, message: `shared:errors.${action.error}.message` };
      case 'dialog':
        return { kind: 'dialog', ...button, dialog: action.dialog };
      case 'signOut':
        return {
          kind: 'signOut',
          ...button,
          to: pageHref(spec, action.to),
          success: toastOf(action.success),
          failure: toastOf(action.failure),
        };
      default:
        return { kind: 'link', ...button, link: linkOf(spec, action) };
    }
  };

  const compileValue = (value: unknown, key: string): unknown => {
    if (Array.isArray(value))
      return value.flatMap((item: unknown, index) => (isUnfilled(item) ? [] : [compileValue(item, `${key}.${index}`)]));
    if (isText(value, locales)) return keyFor(value, key);
    if (typeof value !== 'object' || value === null) return value;
    if (isAction(value)) return withOrigin(value, compileAction(value, key));
    const linked = hasHtml(value, locales)
      ? { ...value, html: withOrigin(value.html, linkedHtml(spec, value.html)) }
      : value;
    return Object.fromEntries(
      Object.entries(linked)
        // Empty lists are left out, so that blocks only need to handle absent ones.
        .filter(([, child]) => child !== undefined && !(Array.isArray(child) && child.length === 0))
        .map(([name, child]) => [name, compileValue(child, `${key}.${name}`)]),
    );
  };

  return { action: (action, key) => withOrigin(action, compileAction(action, key)), value: compileValue };
}
