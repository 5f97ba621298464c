import { form as career } from '#generated/forms/career.ts';
import { form as contact } from '#generated/forms/contact-page.ts';
import { rules } from '#generated/forms/rules.ts';
import { describe, expect } from 'vitest';

import { storedRows } from '../../forms/rows.ts';
import { channels } from '../../forms/visit.ts';
import type { Visitor } from '../visitor.ts';
import type { Flow } from './flow.ts';

const email = 'ana@correo.example';
const refused = { status: 400, json: { code: '23514', message: 'refused' } };

/** A form and a visitor's answers to it. */
interface FilledForm {
  readonly form: typeof contact;
  readonly url: string;
  readonly answers: Readonly<Record<string, string>>;
  /** The field with the unique value by which the test finds the row. */
  readonly mark: string;
  /** The column that stores that field. */
  readonly column: string;
}

const filledForms: readonly FilledForm[] = [
  {
    form: contact,
    url: '/contacto',
    answers: { name: 'Ana Muñoz', email, message: 'Buenos días' },
    mark: 'message',
    column: 'message',
  },
  {
    form: career,
    url: '/empresa/careers#postulacion',
    answers: { nombre: 'Ana', email, telefono: '55 1234 5678', experiencia: 'Mucha', motivacion: 'Toda' },
    mark: 'nombre',
    column: 'nombre',
  },
];

type Outcome = keyof typeof contact.outcomes;

/** Waits until an outcome shows in its channel, and closes an alert. */
async function waitForOutcome(visitor: Visitor, { outcomes }: typeof contact, outcome: Outcome): Promise<void> {
  const { channel, message } = outcomes[outcome]!;
  await visitor.waitForMessage(message.es ?? '', channels[channel]);
  if (channel !== 'alert') return;
  await visitor.click('[role=alertdialog] button');
  await visitor.waitForVisible('[role=alertdialog]', false);
}

function describeForm(test: Flow, { form, url, answers, mark, column }: FilledForm): void {
  test(`${form.id}: incomplete, refused, without a response, then sent once`, async ({ visitor }) => {
    const value = `${answers[mark]} ${crypto.randomUUID()}`;
    await visitor.open(url);
    await visitor.waitForVisible(`form#${form.id}`);
    await visitor.send(form.id);
    await visitor.waitForVisible(`form#${form.id} .form__summary`);
    await visitor.waitFor(
      true,
      (id) => document.querySelector(`form#${id} .form__summary`) === document.activeElement,
      form.id,
    );
    await visitor.fillIn(form.id, { ...answers, [mark]: value });
    visitor.backend(refused);
    // A toast may cover the button for a while, so the test uses the keyboard.
    await visitor.send(form.id, 'key');
    await waitForOutcome(visitor, form, 'databaseError');
    expect(await visitor.values(form.id, Object.keys(answers))).toEqual({ ...answers, [mark]: value });
    // The row is stored and the response lost: the second attempt must not add a row.
    visitor.backend('lost');
    await visitor.send(form.id, 'key');
    await waitForOutcome(visitor, form, 'connectionError');
    visitor.backend('normal');
    await visitor.send(form.id, 'key');
    await waitForOutcome(visitor, form, 'success');
    expect(await storedRows(rules[form.id]!.table, { [column]: value })).toHaveLength(1);
  });
}

/** Registers the flows of each kind of form, with all of its outcomes. */
export function describeForms(test: Flow): void {
  describe('forms', () => {
    for (const filled of filledForms) describeForm(test, filled);
  });
}
