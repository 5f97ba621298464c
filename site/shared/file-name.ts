/**
 * Turns words into a slug: lower case, without accents, joined by hyphens.
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

/**
 * Whether Windows keeps a file name for a device, whatever its extension: `aux`, `con.jpg`.
 * https://learn.microsoft.com/windows/win32/fileio/naming-a-file
 */
export function isDeviceName(name: string): boolean {
  return /^(?:aux|con|nul|prn|(?:com|lpt)\d)(?:\.|$)/i.test(name);
}

/**
 * Turns words into a name for an address and a file, safe on all systems; empty if the words have no letter or digit.
 * @example safeName('Con') // 'con-1'
 */
export function safeName(words: string): string {
  const name = plainWords(words);
  return isDeviceName(name) ? `${name}-1` : name;
}

const mostLetters = 100;

/**
 * A file name made from words and an extension. It never begins with a hyphen, so no program takes it for an option.
 * @example fileName('Foto Oficina (2)', 'jpg') // 'foto-oficina-2.jpg'
 */
export function fileName(words: string, ending: string, otherwise = 'file'): string {
  const stem = safeName(words).slice(0, mostLetters).replace(/-$/, '') || otherwise;
  return ending === '' ? stem : `${stem}.${ending}`;
}
