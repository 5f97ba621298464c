import type { CompiledForm } from '#contract';
import { controls } from '#generated/forms/controls.ts';
import { texts } from '#generated/forms/texts.ts';
import {
  checkboxField,
  dateField,
  defineForm,
  emailField,
  hiddenField,
  linkTo,
  numberField,
  option,
  radioField,
  selectField,
  telField,
  textareaField,
  textField,
  today,
  urlField,
  type SiteSpec,
} from '#schema';
import { compileOwnForm } from '../../generator/compile/form.ts';
import { conditionStyles } from '../../generator/compile/condition.ts';
import CheckboxField from '../fields/checkbox/control.tsx';
import DateField from '../fields/date/control.tsx';
import EmailField from '../fields/email/control.tsx';
import HiddenField from '../fields/hidden/control.tsx';
import RadioField from '../fields/radio/control.tsx';
import { frame } from './frame.ts';
import { everyControl, pages, words } from './example.ts';

const options = [
  option('company', words('Una empresa')),
  option('person', words('Una persona')),
  option('other', words('Otra cosa')),
];

/** A form with each kind of control, as a spec writes it. It is never sent, so it has no payload. */
const form = defineForm({
  id: everyControl,
  table: 'requests' as never,
  fields: {
    name: textField(words('Nombre'), { required: true, autocomplete: 'name' }),
    email: emailField(words('Correo electrónico'), { required: true }),
    phone: telField(words('Teléfono')),
    site: urlField(words('Sitio web')),
    kind: radioField(words('¿Quién escribe?'), { required: true, options, initial: 'company' }),
    what: textField(words('¿Qué cosa?'), { required: true, showIf: { field: 'kind', is: 'other' } }),
    size: selectField(words('Tamaño'), { options, showIf: { field: 'kind', is: ['company', 'other'] } }),
    people: numberField(words('Personas'), { required: true, help: words('Con usted.') }),
    day: dateField(words('Día que prefiere'), { required: true, min: today(1), max: today(60) }),
    message: textareaField(words('Mensaje'), { rows: 3 }),
    news: checkboxField(words('Quiero recibir noticias')),
    consent: checkboxField(words('He leído los términos y los acepto.'), {
      required: true,
      link: linkTo(pages.terms, words('los términos')),
    }),
    channel: hiddenField(words('Canal'), { value: 'gallery' }),
  },
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
    ['form.wholeNumber', 'form.invalidDate', 'form.tooEarly', 'form.tooLate'].map((name) => [name, words('')]),
  ),
  errors: { thanks: { channel: 'inline', tone: 'success', message: words('Gracias.') } },
  tables: {},
} as unknown as SiteSpec;

const own = compileOwnForm(spec, form);

/** The gallery's own form. It is in no bundle and thus never hydrated; its conditional fields only need CSS. */
export const exampleForm: CompiledForm = { ...own, texts: { ...texts, ...own.texts } };

/** The styles that hide its conditional fields. */
export const exampleFormStyles: string = conditionStyles(form).join('\n');

// The gallery shows each kind of control, also where no form of the site has it.
Object.assign(controls, {
  email: EmailField,
  radio: RadioField,
  checkbox: CheckboxField,
  date: DateField,
  hidden: HiddenField,
});
