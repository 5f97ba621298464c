import { article, book, definePage, linkTo } from '#schema';
import { body } from './article/body.ts';

/** The sample article of the blog: every slug shows it. */
export default definePage({
  id: 'article',
  layout: 'article',
  title: { es: 'El primer cierre fiscal de su empresa', en: 'Your company’s first tax year-end in Mexico' },
  description: {
    es: 'Registros, comprobantes y conciliaciones que conviene tener en orden antes de que termine el primer ejercicio fiscal de una sociedad en México.',
    en: 'Registrations, receipts and reconciliations to put in order before the first tax year of a company in Mexico comes to an end.',
  },
  blocks: [
    article({
      back: linkTo('blog', { es: 'Volver al blog', en: 'Back to the blog' }),
      heading: {
        es: 'Qué tener en orden antes del primer cierre fiscal de su empresa en México',
        en: 'What to have in order before your company’s first tax year closes in Mexico',
      },
      category: { es: 'Contabilidad y fiscal', en: 'Accounting and tax' },
      date: '2024-01-15',
      author: { es: 'Equipo editorial de {{firmName}}', en: '{{firmName}} editorial team' },
      html: body,
      share: { es: 'Compartir', en: 'Share' },
      actions: [book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' })],
    }),
  ],
});
