import type { Diagnostic } from '../diagnostic.ts';
import { interfaceKeys } from '../schema/index.ts';
import { suggestion } from '../suggest.ts';
import { keyProblem, problem } from './problem.ts';
import type { Rule } from './rule.ts';
import { messagesIn } from './walk.ts';

/** Refuses a spec without one of the texts that the site's frame shows. */
export const frameMessages: Rule = (spec) =>
  interfaceKeys.flatMap((key) =>
    key in spec.messages ? [] : [problem('message/missing', ['messages'], `The message "${key}" is missing; the site's frame shows it.`)],
  );

/** Refuses messages that nothing shows: they would be kept up for nobody. Texts for later belong to `reserved`. */
export const usedMessages: Rule = (spec) => {
  const used = new Set<string>(interfaceKeys);
  for (const { value } of messagesIn(spec)) used.add(value.name);
  return Object.keys(spec.messages)
    .filter((key) => !used.has(key))
    .map((key): Diagnostic => {
      const meant = suggestion(key, interfaceKeys.filter((name) => !(name in spec.messages)));
      return keyProblem('message/unused', ['messages', key], `Nothing shows the message "${key}".`, meant ?? 'Remove it, or move it to reserved.');
    });
};

/** Refuses a text that is both in use and reserved. */
export const reservedMessages: Rule = (spec) =>
  Object.keys(spec.reserved)
    .filter((key) => key in spec.messages)
    .map((key) => ({
      ...keyProblem('message/reserved-twice', ['reserved', key], `"${key}" is among the messages and reserved.`, 'Remove one of them.'),
      related: [{ path: ['messages', key], message: 'The message is here.' }],
    }));
