import { derivedValues } from '../compile/values.ts';
import { frameValues } from './placeholders.ts';
import { keyProblem } from './problem.ts';
import type { Rule } from './rule.ts';

/** Refuses values that no text could take: their name cannot be written in one, or means something else. */
export const valueNames: Rule = (spec) => {
  const derived = derivedValues(spec);
  return Object.keys(spec.values).flatMap((name) => {
    const path = ['values', name];
    if (!/^\w+$/.test(name)) return [keyProblem('value/name', path, `No text can take a value called "${name}".`, 'A name has letters, digits and "_".')];
    const own = derived.get(name);
    if (own) {
      const taken = keyProblem('value/reserved', path, `{{${name}}} is a value already.`, 'Give yours another name.');
      return [{ ...taken, related: [{ path: own.path, message: 'It stands for this.' }] }];
    }
    return frameValues.includes(name) ? [keyProblem('value/reserved', path, `{{${name}}} is filled in by the interface itself.`, 'Give yours another name.')] : [];
  });
};
