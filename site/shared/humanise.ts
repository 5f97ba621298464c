/**
 * Turns a key or an identifier into words, as a placeholder for a missing text.
 * @example humanise('home:hero.mainHeading') // 'Main heading'
 */
export function humanise(key: string): string {
  const last = key.split(/[.:]/).findLast((part) => !/^(\d+|label)$/.test(part)) ?? key;
  const words = last
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
