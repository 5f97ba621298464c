/** The columns of a grid of so many equal things, without a nearly empty last row; on a phone it has one. */
export function columnsOf(count: number): string {
  if (count === 1) return '';
  if (count === 2) return 'md:grid-cols-2';
  if (count === 3) return 'md:grid-cols-3';
  if (count === 4 || count > 6) return 'md:grid-cols-2 xl:grid-cols-4';
  return 'md:grid-cols-2 lg:grid-cols-3';
}
