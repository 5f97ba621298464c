import type { KeptTogether, Locale } from '#contract';
import { keptTogether } from '#generated/languages.ts';
import { anyOf } from '../hosting/patterns.ts';

const NUMBER = String.raw`\d+(?:[.,:]\d+)*`;

/** What no language breaks. */
const EVERYWHERE = [
  // A range, of which a dash or hyphen is in the middle: 30-45, 9:00–14:00.
  `${NUMBER}[-–]${NUMBER}(?: ?%)?`,
  // A telephone number: + and groups of digits.
  String.raw`\+\d+(?: \d{2,})+`,
  // A number with its sign.
  `${NUMBER} %`,
  String.raw`\p{Sc} ${NUMBER}`,
  // Letters that a hyphen or a slash joins: T-MEC, PLD/FT.
  String.raw`\p{Lu}+[-/]\p{Lu}+`,
  // A letter and the word that a hyphen joins it to: e-mail.
  String.raw`(?<![\p{L}\d])\p{Ll}-\p{Ll}+`,
  // Initials, with a short word between them or none: S. de R.L., J. P. Of a longer row the first two.
  String.raw`(?:\p{Lu}\.)+ (?:\p{Ll}{1,2} )?(?:\p{Lu}\.)+`,
];

/** A number with the words that a language keeps beside it, on either side. */
function inLanguage({ before = [], after = [] }: KeptTogether): readonly string[] {
  return [
    ...(after.length > 0 ? [String.raw`(?:${NUMBER}[-–])?${NUMBER} ${anyOf(after)}(?!\p{L})`] : []),
    ...(before.length > 0 ? [String.raw`(?<!\p{L})${anyOf(before)} ${NUMBER}`] : []),
  ];
}

/**
 * A pattern for what no line should end in the middle of, by the language of a text. The longest comes first. Such a part stands in an element
 * of its own, so that the text stays as it was written for whoever searches or copies it.
 */
export function nonBreaking(locale: Locale): string {
  return [...inLanguage(keptTogether[locale]), ...EVERYWHERE].join('|');
}
