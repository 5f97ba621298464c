import type { Snapshot } from '../snapshot/snapshot.ts';
import { articleChanges } from './articles.ts';
import { changeOf } from './change.ts';
import { formsChanges } from './forms.ts';
import { localeChanges } from './locales.ts';
import { errorChanges, labelChanges, messageChanges, serviceChanges } from './messages.ts';
import { navigationChanges } from './navigation.ts';
import { pageTextChanges } from './page-texts.ts';
import { pagesChanges } from './pages.ts';
import { databaseChanges, followUpChanges } from './records.ts';
import { redirectChanges } from './redirects.ts';
import { routeChanges, unavailableChanges } from './routes.ts';
import { settingChanges } from './settings.ts';
import { tableChanges } from './tables.ts';
import { indexingChanges, originChanges } from './visibility.ts';

/**
 * What a change of the spec means for the site, a line each, in the words of the spec: addresses, forms, tables, pages,
 * texts, settings. Each concept has a file of its own, with functions of the two states.
 * @param migration The migration that the change needs, if it needs one.
 */
export function describeChange(before: Snapshot, after: Snapshot, migration?: string): string[] {
  const change = changeOf(before, after);
  return [
    ...localeChanges(before, after),
    ...routeChanges(change),
    ...redirectChanges(change),
    ...unavailableChanges(change),
    ...indexingChanges(change),
    ...originChanges(change),
    ...formsChanges(change),
    ...tableChanges(change),
    ...databaseChanges(change),
    ...(migration === undefined ? [] : [`new migration ${migration}`]),
    ...pagesChanges(change),
    ...articleChanges(change),
    ...pageTextChanges(change),
    ...errorChanges(change),
    ...messageChanges(change),
    ...serviceChanges(change),
    ...labelChanges(change),
    ...navigationChanges(change),
    ...settingChanges(change),
    ...followUpChanges(change),
  ];
}
