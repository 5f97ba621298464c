import { book, callToAction, chat, linkTo, phone } from '#schema';
import { calendar, type Examples, pages, words } from '../../gallery/example.ts';

export const examples: Examples<'callToAction'> = {
  smallest: {
    says: 'The end of most pages: one question, one thing to press.',
    block: callToAction({
      heading: words('¿Hablamos?'),
      text: words('Le escuchamos sin compromiso.'),
      actions: [book(calendar)],
    }),
  },
  full: {
    says: 'Where visitors have different ways to go on. The first is the one that the firm prefers.',
    block: callToAction({
      id: 'siguiente-paso',
      heading: words('¿Va a firmar un contrato de prestación de servicios interinstitucionales?'),
      text: words('En {{callMinutes}} minutos sabrá qué riesgos hay y qué documentos faltan.'),
      actions: [
        book(calendar, words('Agendar una consulta con un especialista')),
        chat(),
        phone(words('Llamar ahora')),
        linkTo(pages.services, undefined, { style: 'quiet' }),
      ],
    }),
  },
};
