import { parse, type Declaration, type Root } from 'postcss';
import { removeEmpty } from './selectors.ts';

const USE = /var\(\s*(--[\w-]+)/g;

/** A style sheet in two. */
export interface DividedVariables {
  /** It without the variables that the rules in question have no use for. */
  readonly rest: string;
  /** What sets those: for the whole site in each theme, and for parts of a page. */
  readonly unused: string;
}

/**
 * Takes the variables out of a style sheet that some rules have no use for.
 *
 * @param rules the rules in question, with what sets variables that they use through others
 */
export function withoutUnusedVariables(css: string, rules: string): DividedVariables {
  const names = unusedIn(parse(rules));
  const isUnused = ({ prop }: Declaration): boolean => names.has(prop);
  return {
    rest: keepDeclarations(css, (declaration) => !isUnused(declaration)),
    unused: keepDeclarations(css, isUnused),
  };
}

/** The variables that nothing refers to, or only what nothing refers to. */
function unusedIn(sheet: Root): ReadonlySet<string> {
  const unused = new Set<string>();
  for (let left = -1; left !== unused.size;) {
    left = unused.size;
    const used = new Set([...sheet.toString().matchAll(USE)].map(([, name]) => name));
    sheet.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) return;
      unused.add(declaration.prop);
      declaration.remove();
    });
  }
  return unused;
}

function keepDeclarations(css: string, isWanted: (declaration: Declaration) => boolean): string {
  const sheet = parse(css);
  sheet.walkDecls((declaration) => {
    if (!isWanted(declaration)) declaration.remove();
  });
  removeEmpty(sheet);
  return sheet.toString();
}
