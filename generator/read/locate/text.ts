import { ts } from 'ts-morph';
import type { SpecPath } from '../../diagnostics/diagnostic.ts';
import type { Locale } from '../../schema/index.ts';
import { exportOf, follow, property } from './follow.ts';
import { Sources } from './source.ts';
import { walk } from './walk.ts';

/** A string literal of the spec. */
export interface WrittenString {
  readonly node: ts.StringLiteral | ts.NoSubstitutionTemplateLiteral;
  readonly source: ts.SourceFile;
}

/** An object literal of the spec. */
export interface WrittenObject {
  readonly node: ts.ObjectLiteralExpression;
  readonly source: ts.SourceFile;
}

/** A text in the source: the object literal, and the string literal of each language. */
export interface WrittenText extends WrittenObject {
  readonly strings: Readonly<Record<Locale, WrittenString>>;
}

/** Returns a function that finds the object literal at a path of the spec; `undefined` if code makes the object. */
export function createObjectFinder(
  entry: string,
): (
  path: SpecPath,
) => { readonly object: WrittenObject; readonly stringAt: (key: string) => WrittenString | undefined } | undefined {
  const sources = new Sources();
  const main = sources.open(entry);
  const site = main && exportOf(sources, main, 'default');
  return (path) => {
    if (!site) return undefined;
    const { step, complete } = walk(sources, site, path);
    const found = follow(sources, step.value);
    const { node, source } = found;
    if (!complete || !ts.isObjectLiteralExpression(node)) return undefined;
    return {
      object: { node, source },
      stringAt(key) {
        const string = property(sources, found, key)?.value;
        // A constant may be shared: changing it would change other texts.
        return string && ts.isStringLiteralLike(string.node) && string.node.parent.parent === node
          ? { node: string.node, source }
          : undefined;
      },
    };
  };
}

/** Returns a function that finds the literals of a text at a path of the spec; `undefined` if code makes the text. */
export function createTextFinder(
  entry: string,
  locales: readonly Locale[],
): (path: SpecPath) => WrittenText | undefined {
  const find = createObjectFinder(entry);
  return (path) => {
    const found = find(path);
    if (!found) return undefined;
    const strings = locales.flatMap((locale): [Locale, WrittenString][] => {
      const string = found.stringAt(locale);
      return string ? [[locale, string]] : [];
    });
    return strings.length === locales.length
      ? { ...found.object, strings: Object.fromEntries(strings) as WrittenText['strings'] }
      : undefined;
  };
}
