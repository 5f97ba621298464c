import { type BlockOf, book, chat, email, formSection, phone } from '#schema';
import { calendar, everyControl, type Examples, form, words } from '../../gallery/example.ts';

type Aside = NonNullable<BlockOf<'formSection'>['aside']>;

const options: Aside['options'] = [
  {
    icon: 'video',
    title: words('Videoconferencia con un especialista'),
    text: words('Dura {{callMinutes}} minutos; usted elige el día y la hora.'),
    action: book(calendar, words('Elegir día y hora')),
  },
  { icon: 'phone', title: words('Llamada'), text: words('De lunes a viernes.'), action: phone() },
  {
    icon: 'email',
    title: words('Correo electrónico'),
    text: words('Si hay antecedentes que contar.'),
    action: email(),
  },
  { icon: 'chat', title: words('Mensajería instantánea'), text: words('Para una duda breve.'), action: chat() },
];

const aside: Aside = { heading: words('Otras formas'), text: words('Elija la que le quede mejor.') };

/** Forms keep their ids, so each example shows another form. */
export const examples: Examples<'formSection'> = {
  smallest: {
    says: 'A form with an introduction. Its fields, texts and outcomes come from spec/forms/.',
    block: formSection({
      heading: words('Escríbanos'),
      lead: words('Respondemos en {{responseHours}} horas.'),
      form: form(0),
    }),
  },
  options: {
    says: 'Where the form is one of several ways: each with its icon, and a promise that holds for all of them.',
    block: formSection({
      heading: words('Cuéntenos su plan'),
      lead: words('En español o en inglés.'),
      form: form(2),
      aside: { ...aside, options: options.slice(0, 2), guarantee: words('Respuesta en un día') },
    }),
  },
  full: {
    says: 'Everything at once, with long texts: all four icons, actions and a guarantee.',
    block: formSection({
      id: 'contacto',
      heading: words('Correspondencia y requerimientos'),
      lead: words('Con unas líneas basta. No adjunte documentos confidenciales todavía.'),
      form: form(1),
      aside: {
        ...aside,
        options,
        actions: [book(calendar), chat(words('Abrir el chat'))],
        guarantee: words('Respuesta en {{responseHours}} horas hábiles, o la consulta corre por nuestra cuenta'),
      },
    }),
  },
  controls: {
    says: 'Every kind of control that a form can have; two fields only appear after certain answers.',
    block: formSection({
      heading: words('Todos los controles'),
      lead: words('Elija «Otra cosa».'),
      form: everyControl,
    }),
  },
};
