import type { FieldSnapshot, FormSnapshot } from '../snapshot/snapshot.ts';
import type { Change } from './change.ts';
import { differences } from './differences.ts';
import { differingLocales, inLanguages } from './localized-text.ts';
import { brief, contrast, listing } from './phrases.ts';
import { names, same } from './value.ts';

/** What the changes of a field are described by one by one; of everything else, the two values are shown. */
const described = new Set<string>(['required', 'maxLength', 'options', 'label', 'help', 'missing']);

function fieldChanges(name: string, was: FieldSnapshot, now: FieldSnapshot, locales: readonly string[]): string[] {
  const [old, present] = [was, now].map(({ options = [] }) => options.map(({ value }) => value)) as [
    string[],
    string[],
  ];
  const added = present.filter((value) => !old.includes(value));
  const removed = old.filter((value) => !present.includes(value));
  const texts = (['label', 'help', 'missing'] as const).filter((part) => !same(was[part], now[part]));
  const others = Object.keys({ ...was, ...now }).filter((key) => !described.has(key)) as (keyof FieldSnapshot)[];
  return [
    ...(was.required === now.required ? [] : [`${name} ${now.required ? 'now required' : 'no longer required'}`]),
    ...(was.maxLength === now.maxLength
      ? []
      : [`${name} takes ${now.maxLength} characters, no longer ${was.maxLength}`]),
    ...listing(added, 'option', `of ${name} added`),
    ...listing(removed, 'option', `of ${name} removed`),
    ...(added.length + removed.length === 0 && !same(was.options, now.options) ? [`${name}: options changed`] : []),
    ...texts.map(
      (part) => `${name}: ${part} changed${inLanguages(differingLocales(was[part], now[part], locales), locales)}`,
    ),
    ...others
      .filter((key) => !same(was[key], now[key]))
      .map((key) => `${name}: ${key} ${contrast(was[key], now[key])}`),
  ];
}

/** What changed of the columns that a form fills, and from what. */
function payloadChanges(was: FormSnapshot['payload'], now: FormSnapshot['payload']): string[] {
  const { added, removed, kept } = names(was, now);
  return [
    ...added.map((column) => `fills column ${column} now`),
    ...removed.map((column) => `no longer fills column ${column}`),
    ...kept.flatMap((column) => differences(`payload.${column}`, was[column], now[column])),
  ];
}

function outcomeChanges(was: FormSnapshot, now: FormSnapshot): string[] {
  return [
    ...(same(was.then, now.then) ? [] : [`after success: ${contrast(was.then, now.then)}`]),
    ...Object.entries(now.outcomes).flatMap(([name, error]) => {
      const before = was.outcomes[name as keyof typeof was.outcomes];
      return before === error ? [] : [`in case of "${name}" it shows ${error}, no longer ${brief(before)}`];
    }),
  ];
}

function formChanges(was: FormSnapshot, now: FormSnapshot, locales: readonly string[]): string[] {
  const { added, removed, kept } = names(was.fields, now.fields);
  return [
    ...added.map((name) => `field ${name} added (${now.fields[name]?.required ? 'required' : 'optional'})`),
    ...removed.map((name) => `field ${name} removed`),
    ...kept.flatMap((name) => fieldChanges(name, was.fields[name]!, now.fields[name]!, locales)),
    ...(same(
      kept,
      Object.keys(was.fields).filter((name) => name in now.fields),
    )
      ? []
      : ['fields in another order']),
    ...(was.table === now.table ? [] : [`writes to ${now.table} now, no longer to ${was.table}`]),
    ...payloadChanges(was.payload, now.payload),
    ...outcomeChanges(was, now),
    ...(same(was.submit, now.submit)
      ? []
      : [`the send button's text changed${inLanguages(differingLocales(was.submit, now.submit, locales), locales)}`]),
    ...(same(was.analytics, now.analytics) ? [] : ['analytics changed']),
  ];
}

/** What changed of the forms: fields, what they ask for and take, where they write to, and what they show. */
export function formsChanges({ before, after, locales }: Change): string[] {
  const { added, removed, kept } = names(before.forms, after.forms);
  return [
    ...listing(added, 'form', 'added'),
    ...listing(removed, 'form', 'removed'),
    ...kept.flatMap((id) => {
      const changes = formChanges(before.forms[id]!, after.forms[id]!, locales);
      return changes.length > 0 ? [`form ${id}: ${changes.join('; ')}`] : [];
    }),
  ];
}
