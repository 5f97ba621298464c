import { articlePage, shownArticles } from '../compile/articles.ts';
import { compileForm } from '../compile/form.ts';
import { eachLocale, localesOf } from '../compile/locales.ts';
import { compileNavigation } from '../compile/navigation.ts';
import { compilePage } from '../compile/page.ts';
import { isText } from '../compile/text.ts';
import { isAction } from '../compile/value.ts';
import type { SpecPath } from '../diagnostic.ts';
import { sharedTexts } from '../emit/pages.ts';
import type { SiteSpec } from '../schema/index.ts';

/** Where something in a page stands in the spec. */
export interface Origin {
  /** Its text. */
  readonly text?: SpecPath;
  /** The action that the text labels. */
  readonly action?: SpecPath;
}

/**
 * A spec that says of each text where it stands, in place of its words: compiled as the spec is, it gives the place of a text
 * wherever the spec gives the words. So no part of the compiler has to keep anything about it.
 *
 * @param actions whether a label says which action it is of, and not where its own words stand
 */
function placed(spec: SiteSpec, actions: boolean): SiteSpec {
  const locales = localesOf(spec);
  const say = (path: SpecPath) => eachLocale(spec, () => JSON.stringify(path));
  const visit = (value: unknown, path: SpecPath): unknown => {
    // Labels that are no texts: an action by telephone or mail says its number or address.
    if (typeof value === 'string' && path[0] === 'firm' && ['phone', 'email'].includes(String(path[1])))
      return JSON.stringify(path);
    if (typeof value !== 'object' || value === null) return value;
    if (isText(value, locales)) return 'kind' in value ? value : say(path);
    if (Array.isArray(value)) return value.map((item, index) => visit(item, [...path, index]));
    const inside = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, visit(inner, [...path, key])]));
    return actions && isAction(value) ? { ...inside, label: say(path) } : inside;
  };
  return visit(spec, []) as SiteSpec;
}

/** What stands in a compiled value at a dotted key. */
function at(value: unknown, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>(
      (inner, step) =>
        typeof inner === 'object' && inner !== null ? (inner as Readonly<Record<string, unknown>>)[step] : undefined,
      value,
    );
}

function parsed(said: unknown): SpecPath | undefined {
  return typeof said === 'string' && said.startsWith('[') ? (JSON.parse(said) as SpecPath) : undefined;
}

/** Finds where what a page shows stands in the spec, by the origin that its elements say. */
export function originFinder(spec: SiteSpec): (origin: string, page: string, article: string | undefined) => Origin {
  const locale = spec.locales.default;
  const texts = placed(spec, false);
  const actions = placed(spec, true);

  const compiled = (version: SiteSpec, page: string, slug: string | undefined) => {
    const shown = shownArticles(version);
    const entry = slug === undefined ? undefined : spec.articles?.entries.findIndex((one) => one.slug === slug);
    const article = entry === undefined ? undefined : version.articles?.entries[entry];
    const found = shown && article ? articlePage(shown, article) : version.pages.find(({ id }) => id === page);
    return found && compilePage(version, found);
  };

  const textAt = (key: string): SpecPath | undefined => {
    const [, namespace = '', name = ''] = /^([^:]*):(.*)$/.exec(key) ?? [];
    const [kind, id] = namespace.split('/');
    if (namespace === 'spec') return name.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    if (namespace === 'shared') return parsed(at(sharedTexts(texts, locale), name));
    if (kind === 'form' && id !== undefined)
      return texts.forms[id] && parsed(at(compileForm(texts, texts.forms[id]), `${name}.${locale}`));
    return parsed(at(compiled(texts, namespace, kind === 'articles' ? id : undefined)?.texts[locale], name));
  };

  const actionAt = (place: string, page: string, article: string | undefined): SpecPath | undefined => {
    const [root = '', ...steps] = place.split('.');
    const key = [...steps, 'label'].join('.');
    if (root === 'navigation') {
      const { navigation, texts: own } = compileNavigation(actions);
      return parsed(at(own[locale], String(at(navigation, key)).replace(/^shared:/, '')));
    }
    const found = compiled(actions, page, article);
    return parsed(at(found?.texts[locale], String(at(found?.page, key))));
  };

  return (origin, page, article) => {
    const [key = '', place] = origin.split(' ');
    const text = textAt(key);
    const action = place === undefined ? undefined : actionAt(place, page, article);
    return { ...(text && { text }), ...(action && { action }) };
  };
}
