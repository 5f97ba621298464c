import type { Failure } from './contract.ts';
import type { StudioTexts } from '../texts/studio.ts';

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

/** The variable parts of a message in order: quoted names, placeholders, addresses and numbers. */
function valuesIn(message: string): string[] {
  return [
    ...message.matchAll(
      /"([^"]*)"|\{\{(\w+)\}\}|https?:\/\/[^\s"]*[^\s".,;:]|(?<![\w/.-])\/[\w/-]+|(?<![\w.-])\d+(?:[.,]\d+)*/g,
    ),
  ].map(([all, quoted, name]) => quoted ?? name ?? all);
}

/**
 * Translates a diagnostic or failure: inserts the values of the original message into the studio's text
 * `problem.<code>`. `undefined` if the studio has no such text.
 */
export function problemWords(
  texts: StudioTexts,
  language: string,
  code: string | undefined,
  message: string,
): string | undefined {
  const key = texts.known(language, `problem.${code ?? ''}`);
  const values = valuesIn(message).map((value, index) => [index + 1, value]);
  return key && texts.in(language)(key, Object.fromEntries(values) as Record<string, string>);
}
