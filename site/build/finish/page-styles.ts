import { transform } from 'lightningcss';
import { parse, type Root } from 'postcss';
import { createGenerator } from 'unocss';
import { compiledFor } from '../../browsers.ts';
import { shortcuts } from '../../styles/shortcuts.ts';
import unoConfig from '../../styles/uno.config.ts';
import { divideByWidth, divideStyles } from './rare-styles.ts';

/** The short names of utilities. */
export type ShortNames = ReadonlyMap<string, string>;

/**
 * The maximum number of different style sheets. The policy that pages share on hosts lists the hash of each, because
 * these limit the length of a header and the number of pages with their own headers.
 */
const MAX_SHEETS = 22;

/** A class in a selector: `.hero__text`, `.md\:flex`; not the `.5` in a keyframe at 12.5 %. */
const CLASS = /\.((?:[a-z_-]|\\.)(?:[\w-]|\\.)*)/gi;

/** Without d: content blockers hide elements of a class such as `ad`. */
const LETTERS = 'abcefghijklmnopqrstuvwxyz';

/** Attributes in a selector: `[href$=".pdf"]`. */
const ATTRIBUTES = /\[[^\]]*\]/g;

/** The innermost parentheses of a selector, with what is before them: `:is(.card--wide, .card--tall)`. */
const PARENTHESES = /(:[a-z-]+)?\(([^()]*)\)/;

/** In place of a list of which no selector matches. */
const NEVER = '.never-matches';

/** Classes of the root element that scripts set. */
const ROOT_STATES = ['js', 'dark'];

/** Shared, because it keeps the utilities that it has already made. */
const generator = createGenerator(unoConfig);

/** The style sheets of a site. */
export interface SiteStyles {
  /** The different sheets that pages inline, and the index of each page's. */
  readonly sheets: readonly string[];
  readonly sheetOf: readonly number[];
  /** The rules for wide windows, of all pages. */
  readonly wide: string;
  /** The rules that few visits need, and their media queries. */
  readonly rare: string;
  readonly media: string;
  readonly names: readonly (readonly [string, string])[];
}

/**
 * Makes the style sheets of a site.
 *
 * @param css the hand-written style sheet
 * @param pages the classes of each page
 * @param inBrowser classes that code in the browser names
 */
export async function siteStyles(
  css: string,
  pages: readonly ReadonlySet<string>[],
  inBrowser: ReadonlySet<string>,
): Promise<SiteStyles> {
  const { usual, rare, media } = divideStyles(css);
  const stylesOf = await pageStyles(usual, pages);
  const { names, inCss } = await shortNames(pages, inBrowser);
  const ofAllPages = new Set(pages.flatMap((page) => [...page]));
  const { wide } = divideByWidth((await pageStyles(usual, [ofAllPages]))(ofAllPages));
  const ofPages = pages.map(stylesOf);
  const different = [...new Set(ofPages)];
  return {
    sheets: different.map((sheet) => inCss(divideByWidth(sheet).all)),
    sheetOf: ofPages.map((sheet) => different.indexOf(sheet)),
    wide: inCss(minified(wide)),
    rare: inCss(minified(rare)),
    media,
    names: [...names],
  };
}

/**
 * Makes the style sheets of the pages: the utilities of a page's classes, and those of the hand-written rules that may
 * match its elements. Pages with similar classes share one.
 *
 * @param css the hand-written style sheet, `styles/index.css`
 * @param pages the classes of each page
 * @param most the maximum number of different style sheets
 * @returns a function that returns the style sheet for the classes of one of the pages
 */
export async function pageStyles(
  css: string,
  pages: readonly ReadonlySet<string>[],
  most = MAX_SHEETS,
): Promise<(page: ReadonlySet<string>) => string> {
  const sheet = parse(css);
  const uno = await generator;
  const utilitiesOf = (names: ReadonlySet<string>) => uno.generate(new Set(names), { preflights: false });
  const { matched } = await utilitiesOf(new Set(pages.flatMap((page) => [...page])));
  const styled = new Set([...matched, ...classesIn(sheet)]);
  const namesOf = (page: ReadonlySet<string>): ReadonlySet<string> =>
    new Set([...page].filter((name) => styled.has(name)));
  const shared = shareSets(pages.map(namesOf), most);
  const texts = new Map<ReadonlySet<string>, string>();
  for (const names of new Set(pages.map((page) => shared(namesOf(page)))))
    texts.set(names, minified(rulesFor(sheet, names) + (await utilitiesOf(names)).css));
  return (page) => texts.get(shared(namesOf(page))) ?? '';
}

/**
 * Gives utilities short names: with their own they would be a tenth of a page.
 *
 * @param pages the classes of each page; the most frequent get the shortest names
 * @param kept classes that code in the browser names
 */
export async function shortNames(
  pages: readonly ReadonlySet<string>[],
  kept: ReadonlySet<string>,
): Promise<{ readonly names: ShortNames; inCss(css: string): string }> {
  const counts = new Map<string, number>();
  for (const name of pages.flatMap((page) => [...page])) counts.set(name, (counts.get(name) ?? 0) + 1);
  const { matched } = await (await generator).generate(new Set(counts.keys()), { preflights: false });
  const renamed = [...counts.keys()].filter((name) => matched.has(name) && !(name in shortcuts) && !kept.has(name));
  const taken = new Set([...counts.keys(), ...kept, ...Object.keys(shortcuts), ...ROOT_STATES]);
  const free = Array.from({ length: renamed.length + taken.size }, (_, index) => lettersOf(index)).filter(
    (letters) => !taken.has(letters),
  );
  const names = new Map(
    renamed
      .toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))
      .map((name, index) => [name, free[index] ?? name]),
  );
  return {
    names,
    inCss: (css) =>
      css.replaceAll(CLASS, (own, name: string) => {
        const plain = unescaped(name);
        const short = names.get(plain);
        return short === undefined ? own : `.${short}`;
      }),
  };
}

/** `a` to `z`, then `aa` and so on. */
function lettersOf(index: number): string {
  const letter = LETTERS.charAt(index % LETTERS.length);
  return index < LETTERS.length ? letter : lettersOf(Math.floor(index / LETTERS.length) - 1) + letter;
}

function classesIn(sheet: Root): ReadonlySet<string> {
  const names = new Set<string>();
  sheet.walkRules(({ selector }) => classNames(selector).forEach((name) => names.add(name)));
  return names;
}

function classNames(selector: string): readonly string[] {
  return Array.from(selector.matchAll(CLASS), ([, name = '']) => unescaped(name));
}

/** Whether a selector may match on a page with these classes. */
function mayMatch(selector: string, names: ReadonlySet<string>): boolean {
  const fits = (part: string): boolean =>
    classNames(part).every((name) => names.has(name) || ROOT_STATES.includes(name));
  let rest = selector.replaceAll(ATTRIBUTES, '');
  for (let inner = PARENTHESES.exec(rest); inner; inner = PARENTHESES.exec(rest)) {
    const [all, pseudo = '', list = ''] = inner;
    const isMissing = /^:(?:is|where|has)$/.test(pseudo) && !list.split(',').some(fits);
    rest = rest.replace(all, isMissing ? NEVER : '');
  }
  return fits(rest);
}

/** `md\:flex` in a selector is `md:flex`. */
function unescaped(name: string): string {
  return name.replaceAll(/\\(.)/g, '$1');
}

function rulesFor(sheet: Root, names: ReadonlySet<string>): string {
  const own = sheet.clone();
  own.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => mayMatch(selector, names));
    if (selectors.length > 0) rule.selectors = selectors;
    else rule.remove();
  });
  return own.toString();
}

/** Minified, and compiled for the supported browsers. */
function minified(css: string): string {
  const { code } = transform({ filename: 'site.css', code: Buffer.from(css), minify: true, ...compiledFor });
  return code.toString();
}

interface Group {
  readonly names: ReadonlySet<string>;
  /** How many of the original sets it contains. */
  readonly count: number;
}

/** The costs of mergers, computed once: few groups change from one merger to the next. */
type Costs = Map<Group, Map<Group, number>>;

/**
 * Reduces many sets to at most `most` by merging the most similar ones into their union.
 *
 * @returns a function that finds the smallest merged set containing one of the `sets`
 */
export function shareSets(
  sets: readonly ReadonlySet<string>[],
  most: number,
): (names: ReadonlySet<string>) => ReadonlySet<string> {
  let groups: Group[] = [...Map.groupBy(sets, (names) => [...names].join(' ')).values()].map((alike) => ({
    names: new Set(alike[0]),
    count: alike.length,
  }));
  const costs: Costs = new Map();
  while (groups.length > most) {
    const [one, other] = closest(groups, costs);
    const merged = { names: new Set([...one.names, ...other.names]), count: one.count + other.count };
    groups = [...groups.filter((group) => group !== one && group !== other), merged];
  }
  return (names) => {
    const fitting = groups.filter((group) => missing(names, group.names) === 0);
    const [smallest] = fitting.toSorted((a, b) => a.names.size - b.names.size);
    if (smallest === undefined)
      throw new Error(`No set contains all of ${[...names].join(', ')}: only the given sets can be looked up.`);
    return smallest.names;
  };
}

/** How many of the names a set lacks. */
function missing(names: ReadonlySet<string>, from: ReadonlySet<string>): number {
  return [...names].filter((name) => !from.has(name)).length;
}

/** The two groups whose merger adds the fewest unused names, weighted by their counts. */
function closest(groups: readonly Group[], costs: Costs): readonly [Group, Group] {
  const pairs = groups.flatMap((one, index) => groups.slice(index + 1).map((other) => [one, other] as const));
  const cost = ([one, other]: readonly [Group, Group]): number => {
    const known = costs.get(one) ?? new Map<Group, number>();
    const added =
      known.get(other) ?? one.count * missing(other.names, one.names) + other.count * missing(one.names, other.names);
    costs.set(one, known.set(other, added));
    return added;
  };
  return pairs.reduce((best, pair) => (cost(pair) < cost(best) ? pair : best));
}
