/** An outline icon of Phosphor, such as `i-ph-arrow-right`. The page holds its outline once, see `renderer/icon-symbols.ts`. */
export function Icon({ name }: { name: string }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
  );
}
