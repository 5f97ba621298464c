import { namesIn } from '../compile/placeholders.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { interfaceKeys, optionalInterfaceKeys, traitsOf } from '../schema/index.ts';
import type { SiteSpec } from '../schema/index.ts';
import { suggestion } from '../suggest.ts';
import { keyProblem, problem, warning } from './problem.ts';
import type { Rule } from './rule.ts';
import { blocksOf, messagesIn, pagesOf, allActions } from './walk.ts';

/** The optional texts of the interface that a site shows, with what shows them. */
function shownBy(spec: SiteSpec): ReadonlyMap<string, string> {
  const kinds = new Set(
    pagesOf(spec)
      .flatMap(blocksOf)
      .map(({ value }) => value.kind),
  );
  const unnamed = new Set(allActions(spec).flatMap(({ value }) => (value.label ? [] : [value.kind])));
  const fields = Object.values(spec.forms).flatMap((form) => Object.values(form.fields));
  const parts: readonly (readonly [
    shown: unknown,
    what: string,
    keys: readonly (typeof optionalInterfaceKeys)[number][],
  ])[] = [
    [spec.firm.social.length > 0, 'firm.social', ['footer.follow']],
    [unnamed.has('book'), 'a button to a calendar without words of its own', ['action.book']],
    [
      spec.firm.chat !== undefined && unnamed.has('chat'),
      'a button to the chat without words of its own',
      ['action.chat'],
    ],
    [
      spec.integrations.analytics?.consent === true,
      'integrations.analytics.consent',
      [
        'consent.label',
        'consent.text',
        'consent.change',
        'consent.granted',
        'consent.denied',
        'consent.accept',
        'consent.decline',
      ],
    ],
    [
      fields.some((field) => field.control === 'number' && !field.decimals),
      'a field for a whole number',
      ['form.wholeNumber'],
    ],
    [
      fields.some((field) => field.control === 'number' && field.decimals),
      'a field for a number with decimals',
      ['form.decimalNumber'],
    ],
    [fields.some(({ control }) => control === 'date'), 'a date field', ['form.invalidDate']],
    [
      fields.some((field) => field.control === 'date' && field.min !== undefined),
      'a date field with a first day',
      ['form.tooEarly'],
    ],
    [
      fields.some((field) => field.control === 'date' && field.max !== undefined),
      'a date field with a last day',
      ['form.tooLate'],
    ],
    ...[...kinds].map((kind) => [true, `a block ${kind}`, traitsOf(kind).messages ?? []] as const),
  ];
  return new Map(parts.flatMap(([shown, what, keys]) => (shown ? keys.map((key) => [key, what] as const) : [])));
}

/** Refuses a spec without one of the texts that the site shows by itself. */
export const frameMessages: Rule = (spec) => {
  const optional = new Set<string>(optionalInterfaceKeys);
  const shown = shownBy(spec);
  return interfaceKeys.flatMap((key) => {
    const what = optional.has(key) ? shown.get(key) : "the site's frame";
    return key in spec.messages || what === undefined
      ? []
      : [problem('message/missing', ['messages'], `The message "${key}" is missing; ${what} shows it.`)];
  });
};

/** What the interface fills into its own texts, without which they say nothing. */
const needed: Readonly<Record<string, string>> = {
  'title.pattern': 'title',
  'theme.autoNow': 'current',
  rating: 'rating',
  'form.fieldRequired': 'field',
  'hours.days': 'from',
};

/** Texts of the interface that leave out what they are there to say. */
export function messageValues({ messages, locales }: SiteSpec): Diagnostic[] {
  return Object.entries(needed).flatMap(([key, name]) => {
    // Where only one language leaves it out, that is told by another rule.
    const words = Object.keys(locales.all).map(
      (locale) => (messages[key] as Readonly<Record<string, string>> | undefined)?.[locale],
    );
    return words.some((text) => text === undefined || namesIn(text).has(name))
      ? []
      : [
          warning(
            'message/value',
            ['messages', key],
            `This text does not say {{${name}}}, which it is there for.`,
            `Put {{${name}}} where it belongs.`,
          ),
        ];
  });
}

/** The channels through which forms and buttons tell something. */
const asked: ReadonlySet<string> = new Set(['toast', 'inline', 'alert']);

/** Entries of the error catalogue that nothing tells. */
export function unusedErrors(spec: SiteSpec): Diagnostic[] {
  const used = new Set<string>(Object.values(spec.failures));
  for (const { outcomes } of Object.values(spec.forms)) for (const name of Object.values(outcomes)) used.add(name);
  for (const { value } of allActions(spec)) {
    if (value.kind === 'alert') used.add(value.error);
    if (value.kind === 'signOut') used.add(value.success).add(value.failure);
  }
  return Object.entries(spec.errors).flatMap(([name, { reserved, channel }]) =>
    reserved || !asked.has(channel) || used.has(name)
      ? []
      : [
          {
            ...keyProblem(
              'error/unused',
              ['errors', name],
              `Nothing tells "${name}".`,
              'Remove it, or mark it with reserved: true while it is for later.',
            ),
            severity: 'warning',
          },
        ],
  );
}

/** Refuses messages that nothing shows: they would be kept up for nobody. Texts for later belong to `reserved`. */
export const usedMessages: Rule = (spec) => {
  const used = new Set<string>(interfaceKeys);
  for (const { value } of messagesIn(spec)) used.add(value.name);
  return Object.keys(spec.messages)
    .filter((key) => !used.has(key))
    .map((key): Diagnostic => {
      const meant = suggestion(
        key,
        interfaceKeys.filter((name) => !(name in spec.messages)),
      );
      return keyProblem(
        'message/unused',
        ['messages', key],
        `Nothing shows the message "${key}".`,
        meant ?? 'Remove it, or move it to reserved.',
      );
    });
};

/** Refuses a text that is both in use and reserved. */
export const reservedMessages: Rule = (spec) =>
  Object.keys(spec.reserved)
    .filter((key) => key in spec.messages)
    .map((key) => ({
      ...keyProblem(
        'message/reserved-twice',
        ['reserved', key],
        `"${key}" is among the messages and reserved.`,
        'Remove one of them.',
      ),
      related: [{ path: ['messages', key], message: 'The message is here.' }],
    }));
