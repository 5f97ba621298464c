import type { Snapshot } from '../snapshot/snapshot.ts';
import type { Change } from './change.ts';
import { differences } from './differences.ts';

/** The parts that other files of this folder describe, as a whole or in part. */
const described = new Set<string>([
  'format',
  'locales',
  'routes',
  'pages',
  'forms',
  'tables',
  'records',
  'messages',
  'errors',
  'services',
  'header',
  'footer',
  'articles',
] satisfies (keyof Snapshot)[]);

/** Everything that they do not describe, by what the spec calls it. */
function settingsOf(snapshot: Snapshot): Readonly<Record<string, unknown>> {
  const { robots, notFound, home, privacy } = snapshot.routes;
  const { integrations } = snapshot;
  return {
    ...Object.fromEntries(Object.entries(snapshot).filter(([name]) => !described.has(name))),
    integrations: {
      ...integrations,
      notify: undefined,
      backend: { ...integrations.backend, insertsPerMinute: undefined },
    },
    routes: { robots, notFound, home, privacy },
  };
}

/** What changed of the firm, the values in texts, the brand, the outside services and the server. */
export function settingChanges({ before, after }: Change): string[] {
  const [was, now] = [settingsOf(before), settingsOf(after)];
  return Object.keys(now).flatMap((name) => differences(name, was[name], now[name]));
}
