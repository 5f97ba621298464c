import { book, callToAction, chat, definePage, hero, jumpTo, linkTo, statement, tabs } from '#schema';
import { bookLabel } from './legal-advice/booking.ts';
import { forCompanies } from './legal-advice/companies.ts';
import { forIndividuals } from './legal-advice/individuals.ts';
import { contract } from './legal-advice/specimen.ts';
import { fees } from './fees.ts';
import { table } from './intervals.ts';

/** Legal advice, for companies and for individuals. */
export default definePage({
  id: 'legal-advice',
  layout: 'service',
  title: {
    es: 'Abogados en CDMX: asesoría legal a empresas y personas',
    en: 'Lawyers in Mexico City for companies and individuals',
  },
  description: {
    es: 'Asesoría legal en Ciudad de México: sociedades, contratos y cumplimiento para empresas; asuntos familiares, civiles, laborales y penales para personas.',
    en: 'Legal advice in Mexico City: companies, contracts and compliance for business; family, civil, employment and criminal matters for individuals.',
  },
  structuredData: 'service',
  blocks: [
    hero({
      room: 'legal',
      eyebrow: { es: 'Asesoría legal', en: 'Legal advice' },
      heading: {
        es: 'Asesoría legal antes del problema, y también después',
        en: 'Legal advice in Mexico, before there’s a problem and after',
      },
      lead: {
        es: 'Acompañamos a empresas en sus decisiones y a personas en momentos que no admiten improvisación.',
        en: 'We advise companies on their decisions and people at moments when there’s no room to improvise.',
      },
      motif: 'legal',
      actions: [
        book('newClients', bookLabel),
        jumpTo('audiencia', { es: 'Ver cómo podemos ayudarle', en: 'See how we can help' }),
      ],
      offer: {
        es: 'Consulta inicial de {{legalMinutes}} minutos, sin compromiso.',
        en: 'An initial consultation of {{legalMinutes}} minutes, no obligation.',
      },
      note: {
        es: 'Más de {{companies}} empresas asesoradas desde {{since}}.',
        en: 'More than {{companies}} companies advised since {{since}}.',
      },
      specimen: contract,
    }),
    statement({
      heading: {
        es: 'Un abogado y un contador leen el mismo contrato antes de que usted lo firme',
        en: 'A lawyer and an accountant read the same contract before you sign it',
      },
      paragraphs: [
        {
          es: 'Recibe por escrito el alcance y los honorarios. Nada comienza sin su autorización.',
          en: 'You get the scope and the fees in writing. Nothing begins without your approval.',
        },
      ],
    }),
    table,
    tabs({
      id: 'audiencia',
      label: { es: '¿Para quién es la asesoría?', en: 'Who is the advice for?' },
      initial: 'corporativos',
      query: { parameter: 'audiencia', values: { empresas: 'corporativos', personas: 'personas' } },
      panels: [
        {
          id: 'corporativos',
          label: { es: 'Empresas', en: 'Companies' },
          floating: book('newClients', bookLabel),
          blocks: forCompanies,
        },
        {
          id: 'personas',
          label: { es: 'Personas', en: 'Individuals' },
          floating: book('consultation', bookLabel),
          actions: [book('consultation', bookLabel), chat({ es: 'Escribir por chat', en: 'Chat with us' })],
          blocks: forIndividuals,
        },
      ],
    }),
    fees,
    callToAction({
      heading: { es: 'Hable con un abogado antes de firmar', en: 'Talk to a lawyer before you sign' },
      text: {
        es: 'Cuanto antes conozcamos su caso, más opciones suele haber. Elija un horario o escríbanos por chat.',
        en: 'The sooner we hear about your case, the more options there tend to be. Choose a time or chat with us.',
      },
      actions: [
        book('newClients', bookLabel),
        chat({ es: 'Escribir por chat', en: 'Chat with us' }),
        linkTo('services', { es: 'Ver todos los servicios', en: 'View all services' }, { style: 'quiet' }),
      ],
    }),
  ],
});
