import { transform, type CustomAtRules, type Visitor } from 'lightningcss';

/** Makes the style sheet that a page needs out of the site's. */
export type StylesOfPage = (html: string) => string;

/**
 * Divides the site's style sheet: each page gets the rules whose classes it has, but for those that are for paper. Pages with
 * the same classes share one text.
 *
 * @param css the site's whole style sheet
 * @param pages every page's HTML: a class that none of them has is one that scripts set
 */
export function divideStyles(css: string, pages: readonly string[]): StylesOfPage {
  const classes = classesIn(css);
  const sets = new Map(pages.map((html) => [html, classesOf(html)]));
  const inHtml = new Set([...sets.values()].flatMap((set) => [...set]));
  const screen = minify(css, { visitor: withoutPrint });
  const known = new Map<string, string>();
  return (html) => {
    const has = sets.get(html) ?? classesOf(html);
    const unused = classes.filter((name) => !has.has(name) && (inHtml.has(name) || !isSetByScript(name, has)));
    const key = unused.join(' ');
    const text = known.get(key) ?? minify(screen, { unusedSymbols: unused });
    known.set(key, text);
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
  const collect: Visitor<CustomAtRules> = { Selector: (selector) => void eachClass(selector, (name) => names.add(name)) };
  minify(css, { visitor: collect });
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

const withoutPrint: Visitor<CustomAtRules> = {
  Rule: { media: ({ value }) => (value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined) },
};

/** Minifies a style sheet. */
export function minify(css: string, options: { unusedSymbols?: string[]; visitor?: Visitor<CustomAtRules> } = {}): string {
  return transform({ filename: 'site.css', code: Buffer.from(css), minify: true, ...options }).code.toString();
}
