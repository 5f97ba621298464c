import type { Redirect } from '../schema/index.ts';
import { pathOf } from './change.ts';
import type { Change } from './change.ts';
import { listing } from './phrases.ts';
import { names } from './value.ts';

/** What changed of the redirects. */
export function redirectChanges(change: Change): string[] {
  const [old, now] = [change.before, change.after].map(({ routes }) =>
    Object.fromEntries(routes.redirects.map((redirect) => [redirect.from, redirect])),
  ) as [Record<string, Redirect>, Record<string, Redirect>];
  const { added, removed, kept } = names(old, now);
  const shown = ({ from, to }: Redirect): string => `${from} → ${pathOf(change, to)}`;
  return [
    ...listing(
      added.flatMap((from) => (now[from] ? [shown(now[from])] : [])),
      'redirect',
      'added',
    ),
    ...listing(
      removed.flatMap((from) => (old[from] ? [shown(old[from])] : [])),
      'redirect',
      'removed',
    ),
    ...kept.flatMap((from) => {
      const [was, is] = [old[from], now[from]];
      if (!was || !is) return [];
      return [
        ...(was.to === is.to
          ? []
          : [`redirect ${from} now leads to ${pathOf(change, is.to)}, no longer to ${pathOf(change, was.to)}`]),
        ...(was.status === is.status ? [] : [`redirect ${from} now answers ${is.status}, no longer ${was.status}`]),
      ];
    }),
  ];
}
