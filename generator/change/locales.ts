import type { Snapshot } from '../snapshot/snapshot.ts';
import { differences } from './differences.ts';
import { listing } from './phrases.ts';
import { names } from './value.ts';

/** What changed of the languages. */
export function localeChanges({ locales: before }: Snapshot, { locales: after }: Snapshot): string[] {
  const { added, removed, kept } = names(before.all, after.all);
  return [
    ...listing(added, 'language', 'added'),
    ...listing(removed, 'language', 'removed'),
    ...differences('locales.default', before.default, after.default),
    ...kept.flatMap((locale) =>
      differences(
        `locales.all.${locale}`,
        before.all[locale as keyof typeof before.all],
        after.all[locale as keyof typeof after.all],
      ),
    ),
  ];
}
