import { book, chat, email, formSection, phone } from '#schema';
import type { BlockOf } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { calendar, everyControl, form } from '../../gallery/names.ts';
import { words } from '../../gallery/words.ts';

type Aside = NonNullable<BlockOf<'formSection'>['aside']>;

const options: Aside['options'] = [
  {
    icon: 'video',
    title: words('Videoconferencia con un especialista', 'Video conference with a specialist'),
    text: words(
      'Dura {{callMinutes}} minutos; usted elige el día y la hora.',
      'It takes {{callMinutes}} minutes; you choose the day and the time.',
    ),
    action: book(calendar, words('Elegir día y hora', 'Choose a day and a time')),
  },
  {
    icon: 'phone',
    title: words('Llamada', 'Call'),
    text: words('De lunes a viernes.', 'Monday to Friday.'),
    action: phone(),
  },
  {
    icon: 'email',
    title: words('Correo electrónico', 'E-mail'),
    text: words('Si hay antecedentes que contar.', 'If there is some history to tell.'),
    action: email(),
  },
  {
    icon: 'chat',
    title: words('Mensajería instantánea', 'Instant messaging'),
    text: words('Para una duda breve.', 'For a short question.'),
    action: chat(),
  },
];

const aside: Aside = {
  heading: words('Otras formas', 'Other ways'),
  text: words('Elija la que le quede mejor.', 'Choose the one that suits you.'),
};

/** Forms keep their ids, so each example shows another form. */
export const examples: readonly Example<'formSection'>[] = [
  {
    name: 'smallest',
    says: 'A form with an introduction. Its fields, texts and outcomes come from spec/forms/.',
    block: formSection({
      heading: words('Escríbanos', 'Write to us'),
      lead: words('Respondemos en {{responseHours}} horas.', 'We answer within {{responseHours}} hours.'),
      form: form(0),
    }),
  },
  {
    name: 'aside',
    says: 'With another way to go on beside the form: usually the booking of a call.',
    block: formSection({
      id: 'diagnostico',
      heading: words('Solicite un diagnóstico', 'Request a diagnosis'),
      lead: words('Díganos a qué se dedica.', 'Tell us what you do.'),
      form: form(6),
      aside: { ...aside, actions: [book(calendar)] },
    }),
  },
  {
    name: 'options',
    says: 'Where the form is one of several ways: each with its icon, and a promise that holds for all of them.',
    block: formSection({
      heading: words('Cuéntenos su plan', 'Tell us your plan'),
      lead: words('En español o en inglés.', 'In Spanish or in English.'),
      form: form(2),
      aside: {
        ...aside,
        options: options.slice(0, 2),
        guarantee: words('Respuesta en un día', 'An answer within a day'),
      },
    }),
  },
  {
    name: 'full',
    says: 'Everything at once, with long texts: all four icons, actions and a guarantee.',
    block: formSection({
      id: 'contacto',
      heading: words('Correspondencia y requerimientos', 'Correspondence and formal requests'),
      lead: words(
        'Con unas líneas basta. No adjunte documentos confidenciales todavía: al responderle le diremos por qué medio enviarlos y quién los va a leer.',
        'A few lines are enough. Do not attach confidential documents yet: when we answer we will tell you how to send them and who is going to read them.',
      ),
      form: form(1),
      aside: {
        ...aside,
        options,
        actions: [book(calendar), chat(words('Abrir el chat', 'Open the chat'))],
        guarantee: words(
          'Si no le respondemos en {{responseHours}} horas hábiles, la consulta corre por nuestra cuenta',
          'If we do not answer within {{responseHours}} working hours, the consultation is on us',
        ),
      },
    }),
  },
  {
    name: 'controls',
    says: 'Every kind of control that a form can have; two fields only appear after certain answers.',
    block: formSection({
      heading: words('Todos los controles', 'Every control'),
      lead: words('Elija «Otra cosa».', 'Choose “Something else”.'),
      form: everyControl,
    }),
  },
];
