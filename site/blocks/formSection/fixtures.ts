import { book, chat, email, formSection, phone } from '#schema';
import type { BlockOf } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { calendar, everyControl, form } from '../../gallery/names.ts';
import { words } from '../../gallery/words.ts';

type Aside = NonNullable<BlockOf<'formSection'>['aside']>;

const options: Aside['options'] = [
  {
    icon: 'video',
    title: words({ es: 'Videoconferencia con un especialista', en: 'Video conference with a specialist' }),
    text: words({
      es: 'Dura {{callMinutes}} minutos; usted elige el día y la hora.',
      en: 'It takes {{callMinutes}} minutes; you choose the day and the time.',
    }),
    action: book(calendar, words({ es: 'Elegir día y hora', en: 'Choose a day and a time' })),
  },
  {
    icon: 'phone',
    title: words({ es: 'Llamada', en: 'Call' }),
    text: words({ es: 'De lunes a viernes.', en: 'Monday to Friday.' }),
    action: phone(),
  },
  {
    icon: 'email',
    title: words({ es: 'Correo electrónico', en: 'E-mail' }),
    text: words({ es: 'Si hay antecedentes que contar.', en: 'If there is some history to tell.' }),
    action: email(),
  },
  {
    icon: 'chat',
    title: words({ es: 'Mensajería instantánea', en: 'Instant messaging' }),
    text: words({ es: 'Para una duda breve.', en: 'For a short question.' }),
    action: chat(),
  },
];

const aside: Aside = {
  heading: words({ es: 'Otras formas', en: 'Other ways' }),
  text: words({ es: 'Elija la que le quede mejor.', en: 'Choose the one that suits you.' }),
};

/** A form's ids are its own, so each example shows another form. */
export const examples: readonly Example<'formSection'>[] = [
  {
    name: 'smallest',
    says: 'A form with what introduces it. Its fields, texts and outcomes come from spec/forms/.',
    block: formSection({
      heading: words({ es: 'Escríbanos', en: 'Write to us' }),
      lead: words({ es: 'Respondemos en {{responseHours}} horas.', en: 'We answer within {{responseHours}} hours.' }),
      form: form(0),
    }),
  },
  {
    name: 'aside',
    says: 'With another way to go on beside the form: usually the booking of a call.',
    block: formSection({
      id: 'diagnostico',
      heading: words({ es: 'Solicite un diagnóstico', en: 'Request a diagnosis' }),
      lead: words({ es: 'Díganos a qué se dedica.', en: 'Tell us what you do.' }),
      form: form(6),
      aside: { ...aside, actions: [book(calendar)] },
    }),
  },
  {
    name: 'options',
    says: 'Where the form is one of several ways: each with its icon, and a promise that holds for all of them.',
    block: formSection({
      heading: words({ es: 'Cuéntenos su plan', en: 'Tell us your plan' }),
      lead: words({ es: 'En español o en inglés.', en: 'In Spanish or in English.' }),
      form: form(2),
      aside: {
        ...aside,
        options: options.slice(0, 2),
        guarantee: words({ es: 'Respuesta en un día', en: 'An answer within a day' }),
      },
    }),
  },
  {
    name: 'full',
    says: 'Everything at once, with long texts: all four icons, actions and a guarantee.',
    block: formSection({
      id: 'contacto',
      heading: words({ es: 'Correspondencia y requerimientos', en: 'Correspondence and formal requests' }),
      lead: words({
        es: 'Con unas líneas basta. No adjunte documentos confidenciales todavía: al responderle le diremos por qué medio enviarlos y quién los va a leer.',
        en: 'A few lines are enough. Do not attach confidential documents yet: when we answer we will tell you how to send them and who is going to read them.',
      }),
      form: form(1),
      aside: {
        ...aside,
        options,
        actions: [book(calendar), chat(words({ es: 'Abrir el chat', en: 'Open the chat' }))],
        guarantee: words({
          es: 'Si no le respondemos en {{responseHours}} horas hábiles, la consulta corre por nuestra cuenta',
          en: 'If we do not answer within {{responseHours}} working hours, the consultation is on us',
        }),
      },
    }),
  },
  {
    name: 'controls',
    says: 'Every kind of control that a form can have; two fields are asked for only where another answer calls for them.',
    block: formSection({
      heading: words({ es: 'Todos los controles', en: 'Every control' }),
      lead: words({ es: 'Elija «Otra cosa».', en: 'Choose “Something else”.' }),
      form: everyControl,
    }),
  },
];
