import { faq } from '#schema';
import { laws } from '../../sources.ts';

/** What companies ask before they enter Mexico. */
export const questions = faq({
  id: 'preguntas',
  heading: { es: 'Preguntas sobre abrir una empresa en México', en: 'Questions about opening a company in Mexico' },
  items: [
    {
      question: { es: '¿Qué tipo de sociedad nos conviene?', en: 'Which type of company suits us?' },
      answer: {
        es: 'La S.A. de C.V. es la más común. La S.A.P.I. de C.V. es una sociedad anónima con reglas más flexibles para inversionistas: series de acciones, derechos especiales y pactos entre socios. En la S. de R.L. de C.V. la entrada de terceros requiere el consentimiento de los socios; a algunos grupos estadounidenses les interesa por su tratamiento fiscal en su país, que conviene confirmar con su asesor. Las tres necesitan más de un socio.',
        en: 'The S.A. de C.V., a stock corporation, is the most common. The S.A.P.I. de C.V. is a stock corporation with more flexible rules for investors: share classes, special rights and shareholders’ agreements. In the S. de R.L. de C.V., a limited liability company, new members need the consent of the existing ones; some US groups prefer it for its tax treatment at home, which your advisor there should confirm. All three need more than one shareholder or member.',
      },
    },
    {
      question: { es: '¿Puede ser extranjero todo el capital?', en: 'Can all the capital be foreign?' },
      answer: {
        es: 'Por regla general, sí. La Ley de Inversión Extranjera permite participar en cualquier proporción, salvo en actividades reservadas o con un límite específico; algunas requieren una resolución previa. Lo verificamos con su actividad concreta antes de redactar el objeto social.',
        en: 'As a rule, yes. The Foreign Investment Law allows any proportion, except in activities that are reserved or subject to a specific limit; some require a prior ruling. We check this against your actual business before drafting the corporate purpose.',
      },
      source: laws,
    },
    {
      question: { es: '¿Tenemos que viajar a México?', en: 'Do we have to travel to Mexico?' },
      answer: {
        es: 'Los socios normalmente no: firma un apoderado, con un poder otorgado en su país, apostillado o legalizado, traducido y protocolizado aquí. La primera e.firma sí es presencial: el SAT la entrega en cita al representante legal. Algunos bancos también quieren conocerlo en persona.',
        en: 'The shareholders usually don’t: a representative signs here under a power of attorney granted in your country, apostilled or legalized, translated and recorded before a Mexican notary. The first e.firma (e-signature) does have to be in person: the SAT issues it to the legal representative at an appointment. Some banks also want to meet that person.',
      },
    },
    {
      question: { es: '¿Quién puede ser el representante legal?', en: 'Who can be the legal representative?' },
      answer: {
        es: 'Una persona con facultades suficientes en el acta o en un poder, y con RFC y e.firma propios. Puede ser extranjera si su condición de estancia lo permite. En la práctica conviene que viva en México. Como firma ante bancos y autoridades en nombre de la sociedad, revisamos con usted sus facultades, sus límites y la forma de revocarlas.',
        en: 'A person with sufficient authority in the deed or in a power of attorney, and with an RFC and e.firma of their own. A foreign national may do it if their immigration status allows. In practice it helps if they live in Mexico. Since that person signs for the company with banks and authorities, we go over their powers with you, the limits to them and how to revoke them.',
      },
    },
    {
      question: {
        es: '¿Qué es el beneficiario controlador?',
        en: 'What is the beneficial owner (beneficiario controlador)?',
      },
      answer: {
        es: 'La persona física que, de forma directa o indirecta, obtiene el beneficio de la sociedad o la controla. El Código Fiscal obliga a toda sociedad mexicana a identificarla, mantener actualizada su información y entregarla al SAT si la requiere; la ley antilavado prevé además obligaciones propias. El banco pedirá datos parecidos, de modo que reunimos un solo expediente que llega hasta las personas al final de su grupo.',
        en: 'The individual who, directly or indirectly, benefits from the company or controls it. The Federal Tax Code requires every Mexican company to identify that person, keep the information up to date and hand it to the SAT (tax authority) on request; the anti-money-laundering law has duties of its own. The bank will ask for similar data, so we assemble one file that reaches the individuals at the end of your group.',
      },
    },
  ],
});
