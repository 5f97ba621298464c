import type { KeptTogether, Locale } from '#contract';
import { keptTogether } from '#generated/languages.ts';
import { anyOf } from '../hosting/patterns.ts';

const NUMBER = String.raw`\d+(?:[.,:]\d+)*`;

/** Patterns for all languages. */
const EVERYWHERE = [
  // A range with a dash or hyphen: 30-45, 9:00–14:00.
  `${NUMBER}[-–]${NUMBER}(?: ?%)?`,
  // A telephone number: + and groups of digits.
  String.raw`\+\d+(?: \d{2,})+`,
  // A number with its sign.
  `${NUMBER} %`,
  String.raw`\p{Sc} ${NUMBER}`,
  // Capitals joined by a hyphen or a slash: T-MEC, PLD/FT.
  String.raw`\p{Lu}+[-/]\p{Lu}+`,
  // A letter joined to a word by a hyphen: e-mail.
  String.raw`(?<![\p{L}\d])\p{Ll}-\p{Ll}+`,
  // Initials, with or without a short word between them: S. de R.L., J. P. In a longer row, the first two.
  String.raw`(?:\p{Lu}\.)+ (?:\p{Ll}{1,2} )?(?:\p{Lu}\.)+`,
];

/** A number with the words that a language keeps next to it, on either side. */
function inLanguage({ before = [], after = [] }: KeptTogether): readonly string[] {
  return [
    ...(after.length > 0 ? [String.raw`(?:${NUMBER}[-–])?${NUMBER} ${anyOf(after)}(?!\p{L})`] : []),
    ...(before.length > 0 ? [String.raw`(?<!\p{L})${anyOf(before)} ${NUMBER}`] : []),
  ];
}

/**
 * A pattern for the parts of a text that stay on one line, by language. The longest alternatives come first. Each part
 * gets an element of its own, so that the text itself has no special characters when visitors search or copy it.
 */
export function nonBreaking(locale: Locale): string {
  return [...inLanguage(keptTogether[locale]), ...EVERYWHERE].join('|');
}
