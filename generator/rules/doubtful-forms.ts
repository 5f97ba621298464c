import { localizedTextOf } from '../compile/text.ts';
import { placeholder } from '../compile/placeholders.ts';
import type { Diagnostic, SpecPath } from '../diagnostic.ts';
import type { Form, SiteSpec } from '../schema/index.ts';
import { settingsOf } from '../schema/index.ts';
import { fillsIn } from './autocomplete.ts';
import { keyProblem, warning } from './problem.ts';
import { blocksOf, hasForm, pagesOf } from './walk.ts';

/** Columns that get each other's answers: each is called like the field that fills the other one. */
function crossed(key: string, { fields, payload }: Form): Diagnostic[] {
  return Object.entries(payload).flatMap(([column, source]): Diagnostic[] => {
    if (source.kind !== 'from' || source.field === column || !fields[column]) return [];
    const other = payload[source.field];
    // It is told at the first of the two.
    if (other?.kind !== 'from' || other.field !== column || column > source.field) return [];
    const path = ['forms', key, 'payload'];
    return [
      {
        ...warning(
          'payload/crossed',
          [...path, column],
          `The column "${column}" gets what is written into "${source.field}", and the column "${source.field}" what is written into "${column}".`,
          'Exchange the two.',
        ),
        related: [{ path: [...path, source.field], message: 'The other one.' }],
      },
    ];
  });
}

/** Fields that say the same when they are left empty: whoever reads the list of mistakes cannot tell which is meant. */
function sameAdvice(spec: SiteSpec, key: string, { fields }: Form): Diagnostic[] {
  const first = new Map<string, string>();
  return Object.entries(fields).flatMap(([name, field]): Diagnostic[] => {
    const { missing } = settingsOf(field);
    if (!missing) return [];
    const words = JSON.stringify(localizedTextOf(spec, missing));
    const other = first.get(words);
    if (other === undefined) return (first.set(words, name), []);
    const path = ['forms', key, 'fields', name, 'missing'];
    // Both may name the same text, which stands elsewhere.
    const found = keyProblem(
      'field/same-missing',
      path,
      `"${other}" says the same when it is left empty.`,
      'Say what belongs into this one.',
    );
    return [
      {
        ...found,
        severity: 'warning',
        related: [{ path: ['forms', key, 'fields', other], message: 'The other one.' }],
      },
    ];
  });
}

/** Pages on which a form stands that leads to the same page when it was sent: nothing would seem to happen. */
function leadsNowhere(spec: SiteSpec): Diagnostic[] {
  const pages = pagesOf(spec);
  return Object.entries(spec.forms).flatMap(([key, { then }]): Diagnostic[] => {
    if (typeof then !== 'object' || !('navigate' in then)) return [];
    const page = pages.find(({ value }) => value.id === then.navigate);
    if (!page || !blocksOf(page).some(({ value: block }) => hasForm(block) && block.form === key)) return [];
    return [
      warning(
        'form/leads-here',
        ['forms', key, 'then', 'navigate'],
        `The form is on the page "${then.navigate}": whoever sends it sees the empty form again.`,
        "Name the page that says thank you, or write then: 'clear'.",
      ),
    ];
  });
}

/** What is sent to analytics after a form, and cannot be meant: the same as after another one, or a value that nothing fills in. */
function events({ forms }: SiteSpec): Diagnostic[] {
  const first = new Map<string, SpecPath>();
  return Object.entries(forms).flatMap(([key, { analytics }]) =>
    analytics.flatMap(({ event, params }, index): Diagnostic[] => {
      const path = ['forms', key, 'analytics', index];
      const filled = Object.entries(params).find(
        ([, value]) => typeof value === 'string' && value.search(placeholder) >= 0,
      );
      if (filled) {
        return [
          warning(
            'analytics/value',
            [...path, 'params', filled[0]],
            'Nothing is filled in here: the braces themselves would be sent.',
            'Write a fixed value. What visitors write is never sent to analytics.',
          ),
        ];
      }
      // Without parameters it is meant to say that some form was sent.
      if (Object.keys(params).length === 0) return [];
      const words = JSON.stringify([event, Object.entries(params).toSorted()]);
      const other = first.get(words);
      if (!other) return (first.set(words, path), []);
      if (other[1] === key) return [];
      const found = warning(
        'analytics/same',
        path,
        `Nobody could tell this form from "${String(other[1])}": both send the same event.`,
        'Send a parameter that differs.',
      );
      return [{ ...found, related: [{ path: other, message: 'The other one.' }] }];
    }),
  );
}

/** A honeypot that browsers fill in for people, whose messages would be lost. */
function honeypot({ constants }: SiteSpec): Diagnostic[] {
  return fillsIn(constants.honeypot)
    ? [
        warning(
          'form/honeypot',
          ['constants', 'honeypot'],
          `Browsers and password managers fill in "${constants.honeypot}" for people, whose messages would be taken for those of programs.`,
          'Choose a word that means nothing to them.',
        ),
      ]
    : [];
}

/** What is probably not meant in what forms send and say. */
export function doubtfulForms(spec: SiteSpec): Diagnostic[] {
  return [
    ...Object.entries(spec.forms).flatMap(([key, form]) => [...crossed(key, form), ...sameAdvice(spec, key, form)]),
    ...leadsNowhere(spec),
    ...events(spec),
    ...honeypot(spec),
  ];
}
