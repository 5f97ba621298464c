import { transform, type CustomAtRules, type Visitor } from 'lightningcss';
import { compiledFor } from '../../browsers.ts';
import { shareSets } from './share-sets.ts';

/** Gives the style sheet that a page needs out of the site's. */
export type StylesOfPage = (html: string) => string;

/**
 * How many different style sheets the pages get at most. Every answer's policy names each by its hash, and hosts limit how long
 * a header may be and how many pages may have headers of their own.
 */
const MOST = 20;

/**
 * Divides the site's style sheet: each page gets the rules whose classes it has. Pages with about the same classes share
 * one text.
 *
 * @param css the site's whole style sheet
 * @param pages every page's HTML: a class that none of them has is one that scripts set
 */
export function divideStyles(css: string, pages: Iterable<string>, most = MOST): StylesOfPage {
  const classes = classesIn(css);
  const usedBy = (html: string): readonly string[] => {
    const has = classesOf(html);
    return classes.filter((name) => has.has(name));
  };
  const sets = Array.from(pages, usedBy);
  const inHtml = new Set(sets.flat());
  const shared = shareSets(sets, most);
  const texts = new Map<ReadonlySet<string>, string>();
  return (html) => {
    const used = shared(usedBy(html));
    const unused = classes.filter((name) => !used.has(name) && (inHtml.has(name) || !isSetByScript(name, used)));
    const text = texts.get(used) ?? minify(css, { unusedSymbols: unused });
    texts.set(used, text);
    return text;
  };
}

// A script sets states of the root, and parts of a block (`form__summary`) where the block is.
function isSetByScript(name: string, has: ReadonlySet<string>): boolean {
  const block = name.split(/__|--/, 1)[0] ?? name;
  return block === name ? name === 'js' || name === 'dark' : has.has(block);
}

function classesIn(css: string): readonly string[] {
  const names = new Set<string>();
  minify(css, { visitor: { Selector: (selector) => void eachClass(selector, (name) => names.add(name)) } });
  return [...names];
}

interface SelectorPart {
  readonly type: string;
  readonly name?: unknown;
  readonly selectors?: unknown;
}

function eachClass(parts: readonly SelectorPart[], use: (name: string) => void): void {
  for (const { type, name, selectors } of parts) {
    if (type === 'class' && typeof name === 'string') use(name);
    if (Array.isArray(selectors)) for (const inner of selectors as SelectorPart[][]) eachClass(inner, use);
  }
}

function classesOf(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
}

function minify(css: string, options: { unusedSymbols?: string[]; visitor?: Visitor<CustomAtRules> } = {}): string {
  return transform({ filename: 'site.css', code: Buffer.from(css), minify: true, ...compiledFor, ...options }).code.toString();
}
