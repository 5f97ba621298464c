/**
 * Words as addresses and file names can have them: without accents, in small letters, with a hyphen between them.
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
