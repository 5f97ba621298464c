import type { Diagnostic } from '../diagnostic.ts';
import { problem, reservedEntry, unknownName } from './problem.ts';
import type { Rule } from './rule.ts';

const channels = ['toast', 'inline', 'alert'];

/** Refuses outcomes of a form that are not in the catalogue, that nobody would see, or that tell of the opposite. */
export const outcomesFit: Rule = (spec) =>
  Object.entries(spec.forms).flatMap(([key, form]) =>
    Object.entries(form.outcomes).flatMap(([outcome, name]): Diagnostic[] => {
      const path = ['forms', key, 'outcomes', outcome];
      const entry = spec.errors[name];
      if (!entry)
        return unknownName('error/unknown', 'entry of the error catalogue', name, Object.keys(spec.errors), path);
      if (entry.reserved) return reservedEntry(name, path);
      const related = (field: 'tone' | 'channel') => [
        { path: ['errors', name, field], message: `Its ${field} is "${entry[field]}".` },
      ];
      if ((entry.tone === 'success') !== (outcome === 'success')) {
        const message = outcome === 'success' ? `"${name}" does not tell of success.` : `"${name}" tells of success.`;
        return [
          {
            ...problem('outcome/tone', path, message, 'Choose another entry, or change its tone.'),
            related: related('tone'),
          },
        ];
      }
      if (channels.includes(entry.channel)) return [];
      return [
        {
          ...problem(
            'outcome/channel',
            path,
            `A visitor would not see "${name}" in the form.`,
            'A form shows a toast, an inline text or an alert.',
          ),
          related: related('channel'),
        },
      ];
    }),
  );
