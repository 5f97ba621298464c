import { transform } from 'lightningcss';
import { compiledFor } from '../../browsers.ts';
import { shareSets } from './share-sets.ts';

/**
 * The maximum number of different style sheets. The policy that pages share on hosts lists the hash of each, because
 * these limit the length of a header and the number of pages with their own headers.
 */
const MAX_SHEETS = 22;

/** A class in a selector: `.hero__text`, `.md\:flex`. */
const CLASS = /\.((?:[\w-]|\\.)+)/g;

const ROOT_STATES = ['js', 'dark'];

/**
 * Splits the site's style sheet: each page gets only the rules for its classes. Pages with similar classes share one
 * style sheet.
 *
 * @param css the site's whole style sheet
 * @param pages the classes of each page
 * @param most the maximum number of different style sheets
 * @returns a function that returns the style sheet for a page's classes
 */
export function divideStyles(
  css: string,
  pages: readonly ReadonlySet<string>[],
  most = MAX_SHEETS,
): (page: ReadonlySet<string>) => string {
  const classes = [...new Set(Array.from(css.matchAll(CLASS), ([, name = '']) => name.replaceAll(/\\(.)/g, '$1')))];
  const usedBy = (page: ReadonlySet<string>): ReadonlySet<string> => new Set(classes.filter((name) => page.has(name)));
  const inHtml = new Set(pages.flatMap((page) => [...usedBy(page)]));
  const shared = shareSets(pages.map(usedBy), most);
  const texts = new Map<ReadonlySet<string>, string>();
  return (page) => {
    const used = shared(usedBy(page));
    const isUnused = (name: string): boolean => !used.has(name) && (inHtml.has(name) || !isSetByScript(name, used));
    const text = texts.get(used) ?? withoutClasses(css, classes.filter(isUnused));
    texts.set(used, text);
    return text;
  };
}

/** The classes in a page's HTML. */
export function classesOf(html: string): ReadonlySet<string> {
  return new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat());
}

/**
 * Whether scripts may set a class that is in no HTML: a state of the root, or a part of a used block (`form__summary`).
 */
function isSetByScript(name: string, used: ReadonlySet<string>): boolean {
  const block = name.split(/__|--/, 1)[0] ?? name;
  return block === name ? ROOT_STATES.includes(name) : used.has(block);
}

function withoutClasses(css: string, unused: readonly string[]): string {
  const { code } = transform({
    filename: 'site.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: [...unused],
    ...compiledFor,
  });
  return code.toString();
}
