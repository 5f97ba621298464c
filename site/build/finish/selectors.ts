import { transform } from 'lightningcss';
import { parse, type Container, type Root } from 'postcss';

/** A part of a selector, as lightningcss names it: a class, an attribute, a pseudo-class with selectors of its own. */
export interface SelectorPart {
  readonly type: string;
  readonly kind?: string;
  readonly name?: unknown;
  readonly selectors?: readonly (readonly SelectorPart[])[];
}

/** Pseudo-classes that hold where one of the selectors in them does. */
const ANY_OF = new Set(['is', 'where', 'any', 'has']);
/** Rules with these hold for no element. */
const WITHOUT_SELECTORS = /^(?:-\w+-)?keyframes$/;

const parsed = new Map<string, readonly SelectorPart[]>();

/** Whether a selector matches only where a part fulfils a condition; what it excludes with `:not()` does not count. */
export function requires(selector: string, condition: (part: SelectorPart) => boolean): boolean {
  const parts = parsed.get(selector) ?? partsOf(selector);
  parsed.set(selector, parts);
  return anyRequired(parts, condition);
}

function anyRequired(parts: readonly SelectorPart[], condition: (part: SelectorPart) => boolean): boolean {
  return parts.some((part) => {
    if (part.selectors === undefined) return condition(part);
    return ANY_OF.has(part.kind ?? '') && part.selectors.every((inner) => anyRequired(inner, condition));
  });
}

function partsOf(selector: string): readonly SelectorPart[] {
  let found: readonly SelectorPart[] = [];
  transform({
    filename: 'selector.css',
    code: Buffer.from(`${selector}{}`),
    visitor: {
      Rule: {
        style({ value }) {
          found = (value.selectors[0] ?? []) as readonly SelectorPart[];
        },
      },
    },
  });
  return found;
}

/** A style sheet with those selectors alone that are wanted, and without what then holds nothing. */
export function keepSelectors(css: string, isWanted: (selector: string) => boolean): Root {
  const sheet = parse(css);
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && WITHOUT_SELECTORS.test(rule.parent.name as string))
      return;
    const wanted = rule.selectors.filter(isWanted);
    if (wanted.length === 0) rule.remove();
    else if (wanted.length < rule.selectors.length) rule.selectors = wanted;
  });
  removeEmpty(sheet);
  return sheet;
}

/** Removes rules and conditions in which nothing is left. */
export function removeEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || node.nodes === undefined) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}
