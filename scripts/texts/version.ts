import { createHash } from 'node:crypto';
import type { Worded } from '../../generator/schema/index.ts';

/** Letters only: a spreadsheet takes digits with an `e` among them for a number and rounds it. */
const digestOf = (text: string): string =>
  [...createHash('sha256').update(text).digest().subarray(0, 6)].map((byte) => String.fromCharCode(97 + (byte >> 4), 97 + (byte & 15))).join('');

/** What both languages of a text were at a moment, so that it can be told later which of them have changed since. */
export const versionOf = ({ es, en }: Worded): string => `${digestOf(es)}-${digestOf(en)}`;

/** The digests of a version; nothing where it is none. */
export const readVersion = (version: string): Worded | undefined => {
  const [, es, en] = /^([a-p]{12})-([a-p]{12})$/.exec(version.trim()) ?? [];
  return es !== undefined && en !== undefined ? { es, en } : undefined;
};

/** Whether a text is the one that a digest was made of. */
export const isOf = (digest: string, text: string): boolean => digestOf(text) === digest;
