import { form as career } from '#generated/forms/career.ts';
import { form as contact } from '#generated/forms/contact-page.ts';
import { describe, expect } from 'vitest';

import { storedRows } from '../../forms/rows.ts';
import type { Visitor } from '../visitor.ts';
import type { Flow } from './flow.ts';

const email = 'ana@correo.example';
const tooMany = { status: 429, json: { code: 'PT429', message: 'Too many' } };
const refused = { status: 400, json: { code: '23514', message: 'refused' } };

/** A form, what a visitor writes into it, and where they are told of it. */
interface Written {
  readonly form: typeof contact;
  readonly url: string;
  readonly answers: Readonly<Record<string, string>>;
  /** The answer that tells the row from all others. */
  readonly mark: string;
  /** The row's column that it goes to. */
  readonly column: string;
}

const written: readonly Written[] = [
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

const PLACES: Readonly<Record<string, string>> = {
  toast: '[data-sonner-toast]',
  inline: '.form__message, .form__confirmed',
  alert: 'dialog[role=alertdialog]',
};

type Outcome = keyof typeof contact.outcomes;

/** Waits until an outcome is told where its channel is, and closes what has to be closed. */
async function isTold(visitor: Visitor, { outcomes }: typeof contact, outcome: Outcome): Promise<void> {
  const { channel, message } = outcomes[outcome]!;
  await visitor.isTold(message.es ?? '', PLACES[channel]);
  if (channel !== 'alert') return;
  await visitor.click('[role=alertdialog] button');
  await visitor.shows('[role=alertdialog]', false);
}

function describeForm(test: Flow, { form, url, answers, mark, column }: Written): void {
  test(`${form.id}: incomplete, refused, too many, unreachable, then sent once`, async ({ visitor }) => {
    const value = `${answers[mark]} ${crypto.randomUUID()}`;
    await visitor.open(url);
    await visitor.shows(`form#${form.id}`);
    await visitor.send(form.id);
    await visitor.shows(`form#${form.id} .form__summary`);
    await visitor.sees(
      true,
      (id) => document.querySelector(`form#${id} .form__summary`) === document.activeElement,
      form.id,
    );
    await visitor.fillIn(form.id, { ...answers, [mark]: value });
    for (const [outcome, treatment] of [
      ['databaseError', refused],
      ['rateLimited', tooMany],
      ['connectionError', 'unreachable'],
    ] as const) {
      visitor.backend(treatment);
      // A toast may lie over the button for a while: it is pressed by key.
      await visitor.send(form.id, 'key');
      await isTold(visitor, form, outcome);
    }
    expect(await visitor.values(form.id, Object.keys(answers))).toEqual({ ...answers, [mark]: value });
    // The row is written and the answer lost: the second attempt is the same row.
    visitor.backend('lost');
    await visitor.send(form.id, 'key');
    await isTold(visitor, form, 'connectionError');
    visitor.backend('as ever');
    await visitor.send(form.id, 'key');
    await isTold(visitor, form, 'success');
    expect(await storedRows(form.table, { [column]: value })).toHaveLength(1);
  });
}

/** Forms of each kind, with every outcome that they have. */
export function describeForms(test: Flow): void {
  describe('forms', () => {
    for (const one of written) describeForm(test, one);
  });
}
