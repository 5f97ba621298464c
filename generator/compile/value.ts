import type { CompiledAction, CompiledToast, Localized, TextKey } from '#contract';
import {
  actionKinds,
  isUnfilled,
  type Action,
  type ArticlePart,
  type BlockOf,
  type Locale,
  type Text,
} from '../schema/index.ts';
import { linkedHtml, linkOf, pageHref } from './links.ts';
import { eachLocale, localesOf } from './locales.ts';
import { errorEntry, isText, withOrigin, type SpecWithoutPages } from './text.ts';

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
