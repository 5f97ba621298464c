import type { Failure } from './contract.ts';

/** A failure with an English message. If the studio has a text for `code`, the user sees that instead. */
export function failure(why: string, code?: string): Failure {
  return { ok: false, ...(code !== undefined && { code }), why, problems: [] };
}

/** The failure of every operation while the spec is invalid. */
export function brokenSpec(problems: Failure['problems']): Failure {
  return {
    ok: false,
    code: 'edit/broken',
    why: 'The spec has a mistake, probably because somebody is editing it right now.',
    problems,
  };
}
