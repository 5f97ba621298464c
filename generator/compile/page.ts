import type { Action, Article, CompiledAction, CompiledPage, Locale, Page, Text, TextKey, Worded } from '../schema/index.ts';
import { actionKinds } from '../schema/index.ts';
import { linkedHtml } from './article-links.ts';
import type { Frame } from './frame.ts';
import { destination, linkOf, pageHref, parameter } from './links.ts';
import { eachLocale, localesOf } from './locales.ts';
import { isText, wordingOf } from './text.ts';
import { trailOf } from './trail.ts';

/** Nested texts of one language, as i18next reads them. */
export interface Texts {
  [key: string]: string | Texts;
}

/** Puts a text at a dotted key. */
export const put = (texts: Texts, key: string, wording: string): void => {
  const steps = key.split('.');
  const last = steps.pop() ?? key;
  let place = texts;
  for (const step of steps) place = (place[step] ??= {}) as Texts;
  place[last] = wording;
};

export interface CompiledPageWithTexts {
  page: CompiledPage;
  texts: Record<Locale, Texts>;
}

/** Whether a value of the spec is an action. */
export const isAction = (value: object): value is Action =>
  'kind' in value && (actionKinds as readonly unknown[]).includes(value.kind);

const isArticle = (value: object): value is Article => 'kind' in value && value.kind === 'article';

/** What each block of a page is called in the keys of its texts: its id or kind, numbered from the second on. */
export const blockKeys = ({ blocks }: Page): string[] => {
  const seen = new Map<string, number>();
  return blocks.map((block) => {
    const { id, kind } = block.kind === 'custom' ? { id: block.content.id, kind: block.block } : { id: undefined, ...block };
    const base = id ?? kind;
    const count = (seen.get(base) ?? 0) + 1;
    seen.set(base, count);
    return count === 1 ? base : `${base}${count}`;
  });
};

/** Replaces a page's texts by keys and resolves its actions. Pure. */
export const compilePage = (spec: Frame, page: Page): CompiledPageWithTexts => {
  const locales = localesOf(spec);
  const texts = eachLocale(spec, (): Texts => ({}));

  const keyFor = (text: Text, key: string): TextKey => {
    if ('kind' in text) return `shared:${text.name}`;
    const wording: Worded = wordingOf(spec, text);
    for (const locale of locales) put(texts[locale], key, wording[locale]);
    return key;
  };

  const labelOf = (action: Action, key: string): TextKey => {
    if (action.label) return keyFor(action.label, `${key}.label`);
    if (action.kind === 'page') return keyFor(destination(spec, action.page).label, `${key}.label`);
    if (action.kind === 'book') return 'shared:action.book';
    if (action.kind === 'chat') return 'shared:action.chat';
    const shown = action.kind === 'phone' ? spec.firm.phone : spec.firm.email;
    return keyFor(
      eachLocale(spec, () => shown),
      `${key}.label`,
    );
  };

  const compileAction = (action: Action, key: string): CompiledAction => {
    const pressable = { label: labelOf(action, key), ...(action.style && { style: action.style }) };
    if (action.kind === 'command') return { kind: 'command', ...pressable, command: action.command };
    if (action.kind === 'alert') {
      return { kind: 'alert', ...pressable, alert: action.error, message: `shared:errors.${action.error}.message` };
    }
    if (action.kind === 'dialog') return { kind: 'dialog', ...pressable, dialog: action.dialog };
    return { kind: 'link', ...pressable, link: linkOf(spec, action) };
  };

  const compileValue = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => compileValue(item, `${key}.${index}`));
    if (isText(value, locales)) return keyFor(value, key);
    if (typeof value !== 'object' || value === null) return value;
    if (isAction(value)) return compileAction(value, key);
    return Object.fromEntries(
      Object.entries(isArticle(value) ? { ...value, html: linkedHtml(spec, value.html) } : value)
        // A list that may be empty may also be left out, and says the same: the blocks need to know only one of the two.
        .filter(([, child]) => child !== undefined && !(Array.isArray(child) && child.length === 0))
        .map(([name, child]) => [name, compileValue(child, `${key}.${name}`)]),
    );
  };

  const keys = blockKeys(page);
  return {
    page: {
      id: page.id,
      layout: page.layout,
      title: keyFor(page.title, 'title'),
      description: keyFor(page.description, 'description'),
      ...withTrail(spec, page.id),
      ...(page.structuredData && { structuredData: page.structuredData }),
      ...(page.events && { events: page.events }),
      ...(page.headerAction && { headerAction: compileAction(page.headerAction, 'headerAction') }),
      ...(page.languageByCountry && { languageByCountry: true }),
      ...(page.movesOn && { movesOn: { href: pageHref(spec, page.movesOn.to), after: page.movesOn.after } }),
      blocks: page.blocks.map((block, index) => compileValue(block, keys[index] ?? block.kind)) as CompiledPage['blocks'],
    },
    texts,
  };
};

// The home page is where every way begins, and to a page that nobody lists nobody is shown the way.
const withTrail = (spec: Frame, id: string): Pick<CompiledPage, 'trail'> => {
  const route = spec.routes.pages[id];
  const trail = trailOf(spec.routes, id);
  if (trail.length < 2 || route?.indexable === false || id === spec.routes.notFound) return {};
  // What a path with a parameter shows has a name of its own; the route's label only says what kind of thing it is.
  const label = (step: string): TextKey => (step === id && route && parameter.test(route.path) ? 'title' : `shared:routes.${step}`);
  return { trail: trail.map((step) => ({ label: label(step), href: pageHref(spec, step) })) };
};
