import { parse, type Declaration, type Root } from 'postcss';
import { removeEmpty } from './selectors.ts';

/** Where the variables of the whole site are set, in each theme. */
const SITE_WIDE = /^:root(?:\.[\w-]+)?$/;
const USE = /var\(\s*(--[\w-]+)/g;

/** A style sheet in two. */
export interface DividedVariables {
  /** It without the site's variables that the rules in question have no use for. */
  readonly rest: string;
  /** What sets those, in each theme. */
  readonly unused: string;
}

/**
 * Takes the site's variables out of a style sheet that some rules have no use for.
 *
 * @param rules the rules in question, with what sets variables that they use through others
 */
export function withoutUnusedVariables(css: string, rules: string): DividedVariables {
  const names = unusedIn(parse(rules));
  const isUnused = (declaration: Declaration): boolean => isSiteWide(declaration) && names.has(declaration.prop);
  return { rest: keepDeclarations(css, (declaration) => !isUnused(declaration)), unused: keepDeclarations(css, isUnused) };
}

/** The site's variables that nothing refers to, or only what nothing refers to. */
function unusedIn(sheet: Root): ReadonlySet<string> {
  const unused = new Set<string>();
  for (let left = -1; left !== unused.size;) {
    left = unused.size;
    const used = new Set([...sheet.toString().matchAll(USE)].map(([, name]) => name));
    sheet.walkDecls((declaration) => {
      if (!isSiteWide(declaration) || used.has(declaration.prop)) return;
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

function isSiteWide({ prop, parent }: Declaration): boolean {
  return (
    prop.startsWith('--') && parent?.type === 'rule' && 'selectors' in parent && (parent.selectors as string[]).every((selector) => SITE_WIDE.test(selector))
  );
}
