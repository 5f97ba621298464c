import { englishName, enumerated, suggestion, didYouMean, unknown, type UnknownName } from '../words.ts';
import type { Locale } from '../../schema/index.ts';
import type { Entry } from '../diagnostic.ts';

const tooLong = (what: string) => ({
  message: ({ length, most }: { length: number; most: number }) =>
    `This ${what} has ${length} characters; search engines cut it off at about ${most}.`,
  hint: 'Put the most important words first.',
  severity: 'warning' as const,
});

/** Texts, messages, values and languages. */
export const texts = {
  'text/malformed-placeholder': {
    message: 'This text has malformed braces: a value is written {{name}}, with letters and digits only.',
  },
  'text/malformed-placeholder#foreign': {
    message: ({ found }: { found: string }) =>
      `“${found}” would not be filled in: a value in a text is written {{name}}.`,
    hint: ({ found }: { found: string }) => `Write {{${/\w+/.exec(found)?.[0] ?? 'name'}}}.`,
  },
  'text/malformed-placeholder#single': {
    message: ({ name, found }: { name: string; found: string }) =>
      `“${found}” would not be filled in: the value {{${name}}} has two braces on each side.`,
    hint: ({ name }: { name: string }) => `Write {{${name}}}.`,
  },
  'text/malformed-placeholder#printf': {
    message: ({ found }: { found: string }) =>
      `“${found}” would not be filled in: a value in a text is written {{name}}.`,
    hint: 'Write the name of a value in two braces.',
  },
  'text/unknown-placeholder': {
    message: ({ name }: UnknownName) => `There is no value {{${name}}}.`,
    hint: didYouMean,
  },
  'text/unknown-own': {
    message: ({ name }: UnknownName) => `There is no text "${name}" to replace.`,
    hint: (parameters: UnknownName) => didYouMean(parameters) ?? 'The files in site/texts/en/ list the texts.',
  },
  'text/placeholder-differs': {
    message: ({ name, locale, others }: { name: string; locale: Locale; others: readonly Locale[] }) =>
      `{{${name}}} is in the ${enumerated(others.map(englishName))} text but not in the ${englishName(locale)} one.`,
  },
  'text/encoding': {
    message: ({ found }: { found: string }) => `“${found}” was damaged when the text was saved in another encoding.`,
    hint: 'Type the text again, and save the file as UTF-8.',
  },
  'text/control-character': {
    message: ({ code }: { code: string }) => `The text contains a character that cannot be shown (${code}).`,
    hint: 'Delete it; it was probably pasted from another program.',
  },
  'text/conflict': {
    message: 'A merge left its conflict markers in this text.',
    hint: 'Keep one of the two versions, and delete the lines with <<<<<<<, ======= and >>>>>>>.',
  },
  'text/invisible': {
    message: 'This text consists of invisible characters only.',
    hint: 'Write the text, or remove the entry.',
  },
  'text/markup': {
    message: ({ found }: { found: string }) => `A text cannot contain HTML: visitors would see ${found}.`,
    hint: 'Write plain text; the block determines how it looks.',
  },
  'text/entity': {
    message: ({ found }: { found: string }) => `A text cannot contain HTML: visitors would see "${found}".`,
    hint: 'Write the character itself.',
  },
  'value/reserved': {
    message: ({ name }: { name: string }) => `There is already a value {{${name}}}.`,
    hint: 'Give yours another name.',
  },
  'value/placeholder': {
    message: 'A value cannot contain another value.',
    hint: 'Use both values in the texts instead.',
  },
  'message/unknown': unknown('message'),
  'message/missing': {
    message: ({ key, what }: { key: string; what: string }) => `The message "${key}" is missing; ${what} needs it.`,
  },
  'message/branch': {
    message: ({ name, below }: { name: string; below: string }) =>
      `There cannot be both a text "${name}" and a text "${below}": the part before a dot is a group of texts.`,
    hint: ({ name }: { name: string }) => `Rename one of them, for example "${name}" to "${name}.title".`,
  },
  'message/taken': {
    message: ({ name }: { name: string }) => `The site uses the name "${name}" for another text.`,
    hint: 'Give the message another name.',
  },
  'message/value': {
    message: ({ name }: { name: string }) => `This text lacks {{${name}}}: every page would have the same title.`,
    hint: ({ name }: { name: string }) => `Insert {{${name}}}.`,
  },
  'message/unused': {
    message: ({ key }: { key: string }) => `The message "${key}" is never used.`,
    hint: ({ key, lacking }: { key: string; lacking: readonly string[] }) =>
      suggestion(key, lacking) ?? 'Remove it, or move it to `reserved`.',
    severity: 'warning',
  },
  'title/length': tooLong('title'),
  'description/length': tooLong('description'),
  'title/duplicate': { message: 'Two pages have this title.', hint: 'Write a different one for each page.' },
  'description/duplicate': {
    message: 'Two pages have this description.',
    hint: 'Write a different one for each page.',
  },
  'locale/unknown': unknown('language'),
} satisfies Record<string, Entry>;
