import { transform } from 'lightningcss';
import { compiledFor } from '../../browsers.ts';
import { shareSets } from './share-sets.ts';

/**
 * How many different style sheets the pages get at most. Every answer's policy names each by its hash, and hosts limit how long
 * a header may be and how many pages may have headers of their own.
 */
const MOST = 22;

/** A class in a selector: `.hero__text`, `.md\:flex`. */
const CLASS = /\.((?:[\w-]|\\.)+)/g;

const ROOT_STATES = ['js', 'dark'];

/**
 * Divides the site's style sheet: each page gets the rules whose classes it has. Pages with about the same classes share
 * one text.
 *
 * @param css the site's whole style sheet
 * @param pages the classes of each page
 * @param most how many different texts there may be
 * @returns the style sheet of a page with these classes
 */
export function divideStyles(
  css: string,
  pages: readonly ReadonlySet<string>[],
  most = MOST,
): (page: ReadonlySet<string>) => string {
  const classes = [...new Set(Array.from(css.matchAll(CLASS), ([, name = '']) => name.replaceAll(/\\(.)/g, '$1')))];
  const usedBy = (page: ReadonlySet<string>): readonly string[] => classes.filter((name) => page.has(name));
  const inHtml = new Set(pages.flatMap(usedBy));
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

export function classesOf(html: string): ReadonlySet<string> {
  return new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat());
}

/** Whether scripts set a class that no page has: a state of the root, or a part of a block (`form__summary`) where the block is. */
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
