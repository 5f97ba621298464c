import { englishName, enumerated } from '../words.ts';
import type { Locale } from '../../schema/index.ts';
import { suggestion } from '../suggest.ts';
import { unknown } from './entry.ts';
import type { Entry } from './entry.ts';

const rubbish = ({ found }: { found: string }): string => `A text has no HTML: visitors would read ${found}.`;
const tooLong = (what: string) => ({
  message: ({ length, most }: { length: number; most: number }) =>
    `This ${what} has ${length} characters; search engines cut it off at about ${most}.`,
  hint: 'Say the most important first.',
  severity: 'warning' as const,
});

/** Texts, messages, values and languages. */
export const texts = {
  'text/malformed-placeholder': {
    message: 'A value in a text is written {{name}}, with letters and digits only.',
  },
  'text/malformed-placeholder#foreign': {
    message: ({ found }: { found: string }) => `“${found}” is not filled in: a value in a text is written {{name}}.`,
    hint: ({ found }: { found: string }) => `Write {{${/\w+/.exec(found)?.[0] ?? 'name'}}}.`,
  },
  'text/unknown-placeholder': {
    message: ({ name }: { name: string }) => `Nothing fills in {{${name}}}.`,
    hint: ({ name, known }: { name: string; known: readonly string[] }) => suggestion(name, known),
  },
  'text/placeholder-differs': {
    message: ({ name, locale, others }: { name: string; locale: Locale; others: readonly Locale[] }) =>
      `{{${name}}} is in the ${enumerated(others.map(englishName))} text and not in the ${englishName(locale)} one.`,
  },
  'text/encoding': {
    message: 'A character was lost when the file was saved in another encoding.',
    hint: 'Type the text again, and save the file as UTF-8.',
  },
  'text/encoding#utf-8': {
    message: ({ found }: { found: string }) => `“${found}” is UTF-8 that was read in another encoding.`,
    hint: 'Type the text again, and save the file as UTF-8.',
  },
  'text/encoding#no-font': {
    message: ({ code }: { code: string }) =>
      `No font has this character (${code}): it is half of one, or belongs to another program.`,
    hint: 'Type it again, or delete it.',
  },
  'text/direction': {
    message: ({ code }: { code: string }) => `An invisible character (${code}) turns the direction of what follows.`,
    hint: 'Delete it: the language of the text determines its direction.',
  },
  'text/control-character': {
    message: ({ code }: { code: string }) => `An invisible control character (${code}) is in the text.`,
    hint: 'Delete it; it often comes from another program.',
  },
  'text/invisible': {
    message: 'This text has only invisible characters.',
    hint: 'Write the text, or remove the entry.',
  },
  'text/markup': { message: rubbish, hint: 'Write the words alone; the block decides how they look.' },
  'text/entity': { message: rubbish, hint: 'Write the character itself.' },
  'value/reserved': {
    message: ({ name }: { name: string }) => `{{${name}}} is a value already.`,
    hint: 'Give yours another name.',
  },
  'value/reserved#interface': {
    message: ({ name }: { name: string }) => `The interface itself fills in {{${name}}}.`,
    hint: 'Give yours another name.',
  },
  'value/placeholder': {
    message: 'A value cannot have another value in it.',
    hint: 'Write both in the texts that need them.',
  },
  'message/unknown': unknown('message'),
  'message/missing': {
    message: ({ key, what }: { key: string; what: string }) => `The message "${key}" is missing; ${what} shows it.`,
  },
  'message/value': {
    message: ({ name }: { name: string }) => `This text lacks {{${name}}}: every page would have the same title.`,
    hint: ({ name }: { name: string }) => `Put {{${name}}} where it belongs.`,
  },
  'message/unused': {
    message: ({ key }: { key: string }) => `Nothing shows the message "${key}".`,
    hint: ({ key, lacking }: { key: string; lacking: readonly string[] }) =>
      suggestion(key, lacking) ?? 'Remove it, or move it to reserved.',
    severity: 'warning',
  },
  'message/reserved-twice': {
    message: ({ key }: { key: string }) => `"${key}" is among the messages and reserved.`,
    hint: 'Remove one of them.',
  },
  'title/length': tooLong('title'),
  'description/length': tooLong('description'),
  'title/duplicate': { message: 'Two pages have this title.', hint: 'Say what is special about each.' },
  'description/duplicate': { message: 'Two pages have this description.', hint: 'Say what is special about each.' },
  'locale/unknown': unknown('language'),
  'locale/territory': {
    message: ({ tag, locale }: { tag: string; locale: string }) => `"${tag}" is another language than "${locale}".`,
    hint: ({ tag, language }: { tag: string; language: string }) => `Write ${language}-${tag.split('-').at(-1)}.`,
  },
} satisfies Record<string, Entry>;
