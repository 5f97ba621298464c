import { ts } from 'ts-morph';
import type { SpecPath } from '../diagnostic.ts';
import type { Locale } from '../schema/index.ts';
import { exportOf } from './declaration.ts';
import { follow, property } from './follow.ts';
import { isSchema, Sources } from './source.ts';
import { walk } from './walk.ts';

/** A string of the spec's source that is written without anything computed in it. */
export interface WrittenString {
  readonly node: ts.StringLiteral | ts.NoSubstitutionTemplateLiteral;
  readonly source: ts.SourceFile;
}

/** A text as it is written: the object with all languages, and the string of each. */
export interface WrittenText {
  readonly strings: Readonly<Record<Locale, WrittenString>>;
  readonly node: ts.ObjectLiteralExpression;
  readonly source: ts.SourceFile;
}

/**
 * Makes a function from a place of a text in the spec's value to the text in its source; to nothing where it is not
 * written out there, such as one that a function puts together.
 */
export const createTextFinder = (entry: string, locales: readonly Locale[]): ((path: SpecPath) => WrittenText | undefined) => {
  const sources = new Sources();
  const main = sources.open(entry);
  const site = main && exportOf(sources, main, 'default');
  return (path) => {
    if (site?.kind !== 'expression') return undefined;
    const { step, complete } = walk(sources, site.expression, path);
    const text = follow(sources, step.value);
    const { node, source } = text;
    if (!complete || !ts.isObjectLiteralExpression(node) || isSchema(source)) return undefined;
    const strings = locales.flatMap((locale): [Locale, WrittenString][] => {
      const string = property(sources, text, locale)?.value;
      // A constant that several texts share cannot be changed for one of them.
      return string && ts.isStringLiteralLike(string.node) && string.node.parent.parent === node ? [[locale, { node: string.node, source }]] : [];
    });
    return strings.length === locales.length ? { node, source, strings: Object.fromEntries(strings) as WrittenText['strings'] } : undefined;
  };
};
