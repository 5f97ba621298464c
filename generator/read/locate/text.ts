import { ts } from 'ts-morph';
import type { SpecPath } from '../../diagnostics/diagnostic.ts';
import type { Locale } from '../../schema/index.ts';
import { exportOf } from './declaration.ts';
import { follow, property } from './follow.ts';
import { Sources } from './source.ts';
import { walk } from './walk.ts';

/** A string of the spec's source that is written without anything computed in it. */
export interface WrittenString {
  readonly node: ts.StringLiteral | ts.NoSubstitutionTemplateLiteral;
  readonly source: ts.SourceFile;
}

/** An object of the spec's source. */
export interface WrittenObject {
  readonly node: ts.ObjectLiteralExpression;
  readonly source: ts.SourceFile;
}

/** A text as it is written: the object with all languages, and the string of each. */
export interface WrittenText extends WrittenObject {
  readonly strings: Readonly<Record<Locale, WrittenString>>;
}

/** Makes a function from a place of an object in the spec's value to the object in its source; to nothing where it is not written out there. */
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
        // A constant that several texts share cannot be changed for one of them.
        return string && ts.isStringLiteralLike(string.node) && string.node.parent.parent === node
          ? { node: string.node, source }
          : undefined;
      },
    };
  };
}

/**
 * Makes a function from a place of a text in the spec's value to the text in its source; to nothing where it is not
 * written out there, such as one that a function puts together.
 */
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
