import { Features, transform } from 'lightningcss';
import { compiledFor } from '../../browsers.ts';
import { keepSelectors, requires, type SelectorPart } from './selectors.ts';
import { shareSets } from './share-sets.ts';

/** Gives the style sheet that a page needs out of the site's. */
export type StylesOfPage = (html: string) => string;

/**
 * Divides the site's style sheet: each page gets the rules whose classes it has. Pages with about the same classes share
 * one text.
 *
 * @param css the site's whole style sheet
 * @param pages the HTML of the pages that get them
 * @param most how many different texts there may be
 * @param all every page's HTML: a class that none of them has is one that scripts set
 */
export function divideStyles(css: string, pages: readonly string[], most: number, all = pages): StylesOfPage {
  const classes = classesIn(css);
  const usedBy = (html: string): readonly string[] => {
    const has = classesOf(html);
    return classes.filter((name) => has.has(name));
  };
  const inHtml = new Set(all.flatMap(usedBy));
  const shared = shareSets(pages.map(usedBy), most);
  const texts = new Map<ReadonlySet<string>, string>();
  return (html) => {
    const used = shared(usedBy(html));
    const text =
      texts.get(used) ?? textFor(css, (name) => used.has(name) || (!inHtml.has(name) && isSetByScript(name, used)));
    texts.set(used, text);
    return text;
  };
}

/** The rules of a style sheet that any of the pages has a use for. */
export function stylesForAll(css: string, pages: readonly string[]): string {
  const classes = new Set(pages.flatMap((html) => [...classesOf(html)]));
  return textFor(css, (name) => classes.has(name) || isSetByScript(name, classes));
}

/** The rules of a style sheet that need no class but those that there are. */
function textFor(css: string, has: (name: string) => boolean): string {
  const isMissing = ({ type, name }: SelectorPart): boolean => type === 'class' && !has(String(name));
  return minify(keepSelectors(css, (selector) => !requires(selector, isMissing)).toString());
}

/** Whether a class is a state of the root, which scripts set. */
export function isRootState(name: string): boolean {
  return name === 'js' || name === 'dark';
}

// A script sets states of the root, and parts of a block (`form__summary`) where the block is.
function isSetByScript(name: string, has: ReadonlySet<string>): boolean {
  const block = name.split(/__|--/, 1)[0] ?? name;
  return block === name ? isRootState(name) : has.has(block);
}

function classesIn(css: string): readonly string[] {
  const names = new Set<string>();
  const visit = ({ type, name, selectors }: SelectorPart): void => {
    if (type === 'class') names.add(String(name));
    for (const part of selectors?.flat() ?? []) visit(part);
  };
  transform({
    filename: 'site.css',
    code: Buffer.from(css),
    visitor: { Selector: (selector) => void (selector as SelectorPart[]).forEach(visit) },
  });
  return [...names];
}

/** The classes of the elements of a page. */
export function classesOf(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
}

/** The style sheet has its prefixes already; where a value is a variable, they would be added again. */
const shortened = { ...compiledFor, exclude: compiledFor.exclude | Features.VendorPrefixes };

function minify(css: string): string {
  return transform({ filename: 'site.css', code: Buffer.from(css), minify: true, ...shortened }).code.toString();
}
