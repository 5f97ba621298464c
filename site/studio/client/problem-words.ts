import { filled } from '../wording.ts';

/** The names in quotes, the placeholders and the numbers of a message, in its order. */
function valuesIn(message: string): string[] {
  return [
    ...message.matchAll(
      /"([^"]*)"|\{\{(\w+)\}\}|https?:\/\/[^\s"]*[^\s".,;:]|(?<![\w/.-])\/[\w/-]+|(?<![\w.-])\d+(?:[.,]\d+)*/g,
    ),
  ].map(([all, quoted, name]) => quoted ?? name ?? all);
}

/**
 * What a rule or a refusal says in the words of the studio: those under `problem.` and its code, with the values of the original message
 * in their places. Nothing where there are no such words.
 */
export function problemWords(
  words: Readonly<Record<string, string>>,
  code: string | undefined,
  message: string,
): string | undefined {
  const said = words[`problem.${code ?? ''}`];
  return said === undefined
    ? undefined
    : filled(said, Object.fromEntries(valuesIn(message).map((value, index) => [index + 1, value])));
}
