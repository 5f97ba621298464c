import type { Failure } from './contract.ts';

/** Why something was not done, in the language of the engine; `code` lets the studio say it in the person's. */
export function failure(why: string, code?: string): Failure {
  return {
    ok: false,
    ...(code !== undefined && { code }),
    why,
    problems: [],
  };
}
