import type { NotDone } from './contract.ts';

/** Why something was not done, in the language of the engine; `code` lets the studio say it in the person's. */
export function notDone(why: string, code?: string): NotDone {
  return {
    ok: false,
    ...(code !== undefined && { code }),
    why,
    problems: [],
  };
}
