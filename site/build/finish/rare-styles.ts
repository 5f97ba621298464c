import { parse } from 'postcss';

/**
 * What few visits come under: paper, forced colours, and text so large that the window is narrower than 20rem. The condition as the
 * compiled style sheet has it, and as a link says it to any browser.
 */
const RARE: ReadonlyMap<string, string> = new Map([
  ['print', 'print'],
  ['(forced-colors:active)', '(forced-colors:active)'],
  ['(width<=19.99rem)', '(max-width:19.99rem)'],
]);

/** The site's style sheet in two. */
export interface DividedSheet {
  /** What stands in the pages. */
  readonly common: string;
  /** What is for a file, which browsers wait for only where a condition of it holds. */
  readonly rare: string;
}

/** Takes out of a style sheet what counts on few visits, so that not every page carries it. */
export function withoutRare(css: string): DividedSheet {
  const common = parse(css);
  const rare = parse('');
  common.walkAtRules('media', (rule) => {
    if (rule.parent?.type === 'root' && RARE.has(rule.params)) rare.append(rule.remove());
  });
  return { common: common.toString(), rare: rare.toString() };
}

/** The element that has browsers wait for a file of such rules where one of their conditions holds. */
export function rareLink(path: string): string {
  return `<link rel="stylesheet" href="${path}" media="${[...RARE.values()].join(',')}">`;
}
