import { faq } from '#schema';
import { laws } from '../../sources.ts';

/** What individuals often ask. */
export const questions = faq({
  id: 'preguntas',
  heading: { es: 'Preguntas frecuentes', en: 'Frequently asked questions' },
  items: [
    {
      question: { es: '¿Qué documentos debo llevar?', en: 'Which documents should I bring?' },
      answer: {
        es: 'Una identificación oficial y lo que tenga sobre el asunto: contratos, actas, recibos, mensajes o notificaciones. Si recibió un documento con plazo, llévelo aunque no lo entienda y díganos la fecha en que lo recibió.',
        en: 'Official identification and whatever you have about the matter: contracts, certificates, receipts, messages or notices. If you received a document with a deadline, bring it even if you don’t understand it, and tell us the date you received it.',
      },
    },
    {
      question: { es: '¿Cuánto tarda un divorcio?', en: 'How long does a divorce take?' },
      answer: {
        es: 'Uno voluntario, con acuerdo sobre hijos, alimentos y bienes, puede tomar de {{divorceMonths}} meses como referencia. Sin acuerdo toma más tiempo. Depende de la entidad, del juzgado y de si ahí ya se aplica el Código Nacional de Procedimientos Civiles y Familiares (a más tardar, el 1 de abril de 2027).',
        en: 'By mutual consent, with agreement on children, support and property, it can take {{divorceMonths}} months as a guide. Without agreement it takes longer. It depends on the state, the court and whether the National Code of Civil and Family Procedure already applies there (by April 1, 2027, at the latest).',
      },
      source: laws,
    },
    {
      question: { es: 'Me despidieron, ¿qué hago primero?', en: 'I’ve been fired. What should I do first?' },
      answer: {
        es: 'No firme una renuncia ni un finiquito sin revisarlo. Por regla general, la acción por despido prescribe en dos meses desde el día siguiente a la separación (artículo 518 de la Ley Federal del Trabajo). La solicitud de conciliación interrumpe ese plazo; escribirnos o agendar con nosotros, no.',
        en: 'Don’t sign a resignation or a settlement without having it reviewed. As a rule, a dismissal claim expires two months from the day after you were let go (article 518 of the Federal Labor Law). Filing the request for conciliation interrupts that period; writing to us or booking with us doesn’t.',
      },
      source: laws,
    },
    {
      question: {
        es: '¿Qué hago si detienen a un familiar?',
        en: 'What should I do if a relative is arrested?',
      },
      answer: {
        es: 'Averigüe ante qué autoridad está y llámenos al {{phone}}. Toda persona detenida tiene derecho a conocer el motivo, a guardar silencio y a contar con un defensor desde su detención; si no tiene uno particular, se le asigna un defensor público.',
        en: 'Find out which authority is holding them and call us at {{phone}}. Everyone who is arrested has the right to know the reason, to remain silent and to have a defense lawyer from the moment of arrest; those who have no private lawyer are assigned a public defender.',
      },
      source: laws,
    },
    {
      question: { es: '¿Lo que les cuente es confidencial?', en: 'Is what I tell you confidential?' },
      answer: {
        es: 'Sí. Guardamos el secreto profesional desde la primera consulta, aunque no nos contrate, con las excepciones que prevé la ley. La consulta puede ser por videollamada o en nuestra oficina de Roma Sur.',
        en: 'Yes. We keep professional confidentiality from the first consultation, even if you don’t hire us, with the exceptions that the law provides. The consultation can be by video call or at our office in Roma Sur.',
      },
    },
  ],
});
