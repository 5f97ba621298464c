import { isText } from '../compile/text.ts';
import { isAction } from '../compile/value.ts';
import type { SpecPath } from '../diagnostic.ts';
import { isImage } from '../schema/index.ts';
import type { Action, Image, Locale, Localized, Text } from '../schema/index.ts';

/** Braces as those of a value, and i18next's own nesting. */
export const mark = /\{\{|\}\}|\$t\(/;

/** A value of the spec and where it stands. */
export interface Placed<T> {
  readonly value: T;
  readonly path: SpecPath;
}

/** A reference to a shared message. */
export type MessageText = Extract<Text, { kind: 'message' }>;

/** What rules look for all over a spec. */
interface Found {
  /** Those of the languages that were asked for. */
  readonly texts: Placed<Text>[];
  readonly messages: Placed<MessageText>[];
  /** Texts with words of their own that say a value, or try to. */
  readonly textsWithValues: Placed<Localized>[];
  readonly actions: Placed<Action>[];
  readonly images: Placed<Image>[];
  /** Lists of names, values or days: of what is no object. */
  readonly plainLists: Placed<readonly (string | number)[]>[];
}

/** Whether a page or an article stands there: after a save most of them are the objects that they were. */
function isEntry(path: SpecPath): boolean {
  return path.length === 2 ? path[0] === 'pages' : path.length === 3 && path[0] === 'articles' && path[1] === 'entries';
}

function isPlainList(list: readonly unknown[]): list is readonly (string | number)[] {
  return list.length > 1 && list.every((entry) => typeof entry === 'string' || typeof entry === 'number');
}

/** Looks through a value once for everything that rules ask for: there are dozens of them, and a spec has ten thousand objects. */
function lookThrough(from: object, start: SpecPath, locales: readonly Locale[] | undefined): Found {
  const found: Found = { texts: [], messages: [], textsWithValues: [], actions: [], images: [], plainLists: [] };
  const path = [...start];
  /** Whether what is inside has to be looked at too. */
  const note = (value: object): boolean => {
    if (Array.isArray(value)) {
      const isPlain = isPlainList(value);
      if (isPlain) found.plainLists.push({ value, path: [...path] });
      return !isPlain;
    }
    if (locales && isText(value, locales)) {
      const at = [...path];
      found.texts.push({ value, path: at });
      if ('kind' in value) found.messages.push({ value, path: at });
      else if (locales.some((locale) => mark.test(value[locale]))) found.textsWithValues.push({ value, path: at });
      return false;
    }
    if (isAction(value)) found.actions.push({ value, path: [...path] });
    else if (isImage(value)) found.images.push({ value, path: [...path] });
    return true;
  };
  const visit = (value: object): void => {
    if (value !== from && isEntry(path)) {
      const inner = foundIn(value, path, locales);
      for (const kind of Object.keys(found) as (keyof Found)[])
        for (const placed of inner[kind]) (found[kind] as Placed<unknown>[]).push(placed);
    } else if (note(value)) {
      const isList = Array.isArray(value);
      for (const key of Object.keys(value)) {
        const inner = (value as Record<string, unknown>)[key];
        if (typeof inner !== 'object' || inner === null) continue;
        path.push(isList ? Number(key) : key);
        visit(inner);
        path.pop();
      }
    }
  };
  visit(from);
  return found;
}

const known = new WeakMap<
  object,
  { readonly path: SpecPath; readonly languages: string | undefined; readonly found: Found }
>();

/**
 * What rules look for at or below a value of a spec whose shape is right, which nobody changes once it is checked.
 * @param locales The languages of the site; without them, no texts are found.
 */
export function foundIn(value: object, path: SpecPath, locales?: readonly Locale[]): Readonly<Found> {
  const last = known.get(value);
  const languages = locales?.join();
  const isSame = last && (languages === undefined || last.languages === languages);
  if (isSame && last.path.length === path.length && last.path.every((step, index) => step === path[index]))
    return last.found;
  const found = lookThrough(value, path, locales);
  known.set(value, { path: [...path], languages, found });
  return found;
}
