/**
 * Turns words into a slug for addresses and file names: lower case, without accents, joined by hyphens.
 * @example plainWords('Nóminas y seguridad social') // 'nominas-y-seguridad-social'
 */
export function plainWords(words: string): string {
  return words
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}
