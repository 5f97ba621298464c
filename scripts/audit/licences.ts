import type { Shipped } from './shipped.ts';

/** The licences that the firm has agreed to: they ask for their notice, which `/licences.txt` is, or for nothing at all. */
export const ALLOWED: readonly string[] = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'OFL-1.1',
  'BlueOak-1.0.0',
];

/** The packages under another licence. Of several that are offered (`A OR B`) one has to be allowed, of several that hold all. */
export function notAllowed(packages: readonly Shipped[], allowed = ALLOWED): Shipped[] {
  const fits = (licence: string): boolean => {
    const plain = licence.replaceAll(/[()]/g, '');
    if (plain.includes(' AND ')) return plain.split(' AND ').every(fits);
    return plain.split(' OR ').some((one) => allowed.includes(one.trim()));
  };
  return packages.filter(({ licence }) => !fits(licence));
}
