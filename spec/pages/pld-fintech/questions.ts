import { faq } from '#schema';
import { gazette, laws } from '../../sources.ts';

/** What compliance officers and directors ask. */
export const questions = faq({
  id: 'preguntas',
  heading: { es: 'Preguntas frecuentes', en: 'Frequently asked questions' },
  items: [
    {
      question: {
        es: '¿Qué revisa el diagnóstico gratuito?',
        en: 'What does the free assessment look at?',
      },
      answer: {
        es: 'Es una primera lectura: figura, registro o autorización, vigencia del dictamen, fecha del manual y últimas observaciones. Con eso le decimos qué es urgente. No sustituye la revisión anual, que hace auditoría interna o un auditor externo independiente.',
        en: 'It’s a first look: type of entity, registration or authorization, validity of the technical opinion, date of the manual and latest findings. From that we tell you what’s urgent. It doesn’t replace the annual review by internal audit or an independent external auditor.',
      },
    },
    {
      question: { es: '¿Qué es el dictamen técnico?', en: 'What is the technical opinion?' },
      answer: {
        es: 'El documento en que la CNBV opina sobre las medidas de PLD/FT de una SOFOM E.N.R., un centro cambiario o un transmisor de dinero. El registro exige que sea favorable. Tiene vigencia limitada y se renueva antes de que concluya.',
        en: 'In the dictamen técnico, the CNBV gives its opinion on the AML/CFT measures of an unregulated SOFOM, a currency exchange center or a money transmitter. Registration requires a favorable one. It’s valid for a limited time and is renewed before it lapses.',
      },
      source: laws,
    },
    {
      question: {
        es: '¿Qué es una operación relevante, inusual o interna preocupante?',
        en: 'What are relevant, unusual and internal transactions of concern?',
      },
      answer: {
        es: 'La relevante se reporta por su monto y el instrumento de pago; la inusual, porque no corresponde a lo que se sabe del cliente; la interna preocupante, por la conducta de alguien de la entidad. Si hay indicios de origen ilícito o de terrorismo, el reporte se envía dentro de las 24 horas siguientes a que se conocen.',
        en: 'A relevant one is reported for its amount and means of payment; an unusual one, because it doesn’t fit what is known of the client; an internal one of concern, for the conduct of someone within. With signs of unlawful origin or terrorism, the report is sent within 24 hours of their becoming known.',
      },
      source: gazette,
    },
    {
      question: {
        es: '¿También nos aplica la ley de actividades vulnerables?',
        en: 'Does the law on vulnerable activities apply to us too?',
      },
      answer: {
        es: 'Por sus actividades financieras, la entidad se rige por la ley de su figura y reporta por conducto de la CNBV. Otras empresas del grupo, como la que vende o arrienda inmuebles, sí pueden realizar actividades vulnerables y presentar avisos propios.',
        en: 'For its financial activities, the institution follows the law for its type of entity and reports through the CNBV. Other companies of the group, such as one that sells or leases real estate, may well carry out vulnerable activities and file notices of their own.',
      },
      source: laws,
    },
  ],
});
