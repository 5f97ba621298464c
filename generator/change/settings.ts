import type { Snapshot } from '../snapshot/snapshot.ts';
import type { Change } from './change.ts';
import { differences } from './differences.ts';

/** The parts of the spec of which each value that differs is shown, by what the spec calls it. */
const settingsOf = ({ routes, integrations, ...spec }: Snapshot): Readonly<Record<string, unknown>> => {
  const { notify: _, backend, ...services } = integrations;
  const { insertsPerMinute: _perMinute, ...limits } = backend;
  return {
    firm: spec.firm,
    constants: spec.constants,
    values: spec.values,
    brand: spec.brand,
    failures: spec.failures,
    integrations: { ...services, backend: limits },
    server: spec.server,
    'routes.robots': routes.robots,
    'routes.notFound': routes.notFound,
    'routes.home': routes.home,
    'routes.privacy': routes.privacy,
  };
};

/** What changed of the firm, the values in texts, the brand, the outside services and the server. */
export const settingChanges = ({ before, after }: Change): string[] => {
  const [was, now] = [settingsOf(before), settingsOf(after)];
  return Object.keys(now).flatMap((name) => differences(name, was[name], now[name]));
};
