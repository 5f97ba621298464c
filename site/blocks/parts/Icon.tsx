import { iconSymbol } from '../../styles/icons.ts';

/** The icons in the markup that is being rendered. */
let used = new Set<string>();

/** An outline icon of Phosphor, such as `i-ph-arrow-right`. The page holds its outline once. */
export function Icon({ name }: { name: string }) {
  used.add(name);
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
  );
}

/** Renders the body of a page, after a hidden element with the outlines of its icons, each once. */
export function withIconSymbols(render: () => string): string {
  used = new Set();
  const body = render();
  const symbols = Array.from(used, (name) => iconSymbol(name.replace('i-ph-', '')));
  return symbols.length === 0 ? body : `<svg hidden aria-hidden="true">${symbols.join('')}</svg>${body}`;
}
