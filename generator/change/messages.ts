import { pathOf } from './change.ts';
import type { Change } from './change.ts';
import { differences } from './differences.ts';
import { differingLocales, inLanguages } from './localized-text.ts';
import type { Named } from './value.ts';
import { names, same } from './value.ts';

/** One line for each entry that was added, removed, or has a text that differs. */
function textEntries(
  noun: string,
  was: Named,
  now: Named,
  texts: readonly string[],
  locales: readonly string[],
): string[] {
  const { added, removed, kept } = names(was, now);
  const changed = kept.flatMap((name) => {
    const [old, present] = [was[name] as Named, now[name] as Named];
    const differing = texts.filter((text) => !same(old[text], present[text]));
    const languages = inLanguages(
      differing.flatMap((text) => differingLocales(old[text], present[text], locales)),
      locales,
    );
    return differing.length > 0 ? [`${noun} ${name} changed${languages}`] : [];
  });
  return [
    ...changed,
    ...added.map((name) => `${noun} ${name} added`),
    ...removed.map((name) => `${noun} ${name} removed`),
  ];
}

/** What changed of the error catalogue: its texts, and where they are shown. */
export function errorChanges({ before, after, locales }: Change): string[] {
  return [
    ...textEntries('error', before.errors, after.errors, ['title', 'message'], locales),
    ...names(before.errors, after.errors).kept.flatMap((name) => {
      const [was, now] = [before.errors[name]!, after.errors[name]!];
      return [
        ...(was.channel === now.channel
          ? []
          : [`error ${name} is shown as ${now.channel}, no longer as ${was.channel}`]),
        ...differences(`errors.${name}.tone`, was.tone, now.tone),
      ];
    }),
  ];
}

/** What changed of the shared texts. */
export function messageChanges({ before, after, locales }: Change): string[] {
  const asEntries = (messages: Named): Named =>
    Object.fromEntries(Object.entries(messages).map(([name, text]) => [name, { text }]));
  return textEntries('message', asEntries(before.messages), asEntries(after.messages), ['text'], locales);
}

/** What changed of the names of pages and of addresses without one. */
export function labelChanges(change: Change): string[] {
  const [was, now] = [change.before, change.after].map(({ routes }) => ({ ...routes.pages, ...routes.unavailable }));
  return names(was!, now!).kept.flatMap((name) => {
    const [old, present] = [was![name]!.label, now![name]!.label];
    return same(old, present)
      ? []
      : [
          `name of ${pathOf(change, name)} changed${inLanguages(differingLocales(old, present, change.locales), change.locales)}`,
        ];
  });
}

/** What changed of the services: which there are, their texts, drawings and pages. */
export function serviceChanges({ before: { services: was }, after: { services: now }, locales }: Change): string[] {
  const shown = (services: Named): string => Object.keys(services).join(', ') || 'none';
  const { kept } = names(was, now);
  const only = (services: typeof was): typeof was => Object.fromEntries(kept.map((name) => [name, services[name]!]));
  return [
    ...(shown(was) === shown(now) ? [] : [`services: ${shown(was)} → ${shown(now)}`]),
    ...textEntries('service', only(was), only(now), ['title', 'description'], locales),
    ...kept.flatMap((name) =>
      (['motif', 'page'] as const).flatMap((part) =>
        differences(`services.${name}.${part}`, was[name]![part], now[name]![part]),
      ),
    ),
  ];
}
