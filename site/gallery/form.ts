import type { CompiledForm, FieldProps } from '#contract';
import type { ComponentType } from 'react';
import { controls } from '#generated/forms/controls.ts';
import { texts } from '#generated/forms/texts.ts';
import { defineForm, fieldTraits, type Field, type SiteSpec } from '#schema';
import { compileOwnForm, conditionStyles } from '../../generator/compile/form.ts';
import { fieldFixtures } from '../fields/fixtures.ts';
import { frame } from './frame.ts';
import { everyControl, pages, words } from './example.ts';

/** The fields in an order in which a visitor could read them; those of other kinds come last. */
const order = ['name', 'email', 'phone', 'site', 'kind', 'what', 'size', 'people', 'day', 'message', 'news', 'consent'];
const fields = Object.values(fieldFixtures)
  .flatMap((fixtures): [string, Field][] => Object.entries(fixtures.fields(words)))
  .toSorted(([a], [b]) => placeOf(a) - placeOf(b));

function placeOf(name: string): number {
  return order.includes(name) ? order.indexOf(name) : order.length;
}

/** A form with each kind of field, as a spec writes it. It is never sent, so it has no payload. */
const form = defineForm({
  id: everyControl,
  table: 'requests' as never,
  fields: Object.fromEntries(fields) as Record<string, never>,
  payload: {},
  outcomes: Object.fromEntries(
    ['invalid', 'success', 'databaseError', 'connectionError', 'rateLimited'].map((name) => [name, 'thanks']),
  ) as never,
  then: 'clear',
  analytics: [],
});

/** The parts of a spec that compiling the form reads. */
const spec = {
  ...frame,
  routes: { ...frame.routes, privacy: pages.terms },
  constants: { honeypot: 'subject' },
  // The form is never checked, so these messages are never shown.
  messages: Object.fromEntries(
    fields.flatMap(([, field]) =>
      Object.keys(fieldTraits(field).messages?.(field) ?? {}).map((name) => [name, words('')]),
    ),
  ),
  errors: { thanks: { channel: 'inline', tone: 'success', message: words('Gracias.') } },
  tables: {},
} as unknown as SiteSpec;

const own = compileOwnForm(spec, form);

/** The gallery's own form. It is in no bundle and thus never hydrated; its conditional fields only need CSS. */
export const exampleForm: CompiledForm = { ...own, texts: { ...texts, ...own.texts } };

/** The styles that hide its conditional fields. */
export const exampleFormStyles: string = conditionStyles(form).join('\n');

const components = import.meta.glob<ComponentType<FieldProps>>('../fields/*/control.tsx', {
  eager: true,
  import: 'default',
});

// The gallery shows each kind of field, also where no form of the site has it.
for (const [file, component] of Object.entries(components))
  Object.assign(controls, { [file.split('/')[2] ?? '']: component });
