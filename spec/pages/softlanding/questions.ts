import { faq } from '#schema';
import { laws, taxAuthority } from '../../sources.ts';

/** What companies ask before they enter Mexico. */
export const questions = faq({
  id: 'preguntas',
  heading: { es: 'Preguntas antes de abrir', en: 'Questions before you open' },
  items: [
    {
      question: { es: '¿Tenemos que viajar a México?', en: 'Do we have to travel to Mexico?' },
      answer: {
        es: 'Los socios normalmente no: firma un apoderado, con un poder apostillado o legalizado, traducido y protocolizado aquí. La primera e.firma sí es presencial: el SAT la entrega en cita al representante legal. Algunos bancos también quieren conocerlo en persona.',
        en: 'The shareholders usually don’t: a representative signs under a power of attorney that is apostilled or legalized, translated and recorded here. The first e.firma (e-signature) is in person: the SAT issues it to the legal representative at an appointment. Some banks also want to meet that person.',
      },
      source: taxAuthority,
    },
    {
      question: { es: '¿Qué tipo de sociedad nos conviene?', en: 'Which type of company suits us?' },
      answer: {
        es: 'La S.A. de C.V. es la más común. La S.A.P.I. de C.V. tiene reglas más flexibles para inversionistas: series de acciones, derechos especiales y pactos entre socios. En la S. de R.L. de C.V. la entrada de terceros requiere el consentimiento de los socios. Las tres necesitan más de un socio.',
        en: 'The S.A. de C.V., a stock corporation, is the most common. The S.A.P.I. de C.V. has more flexible rules for investors: share classes, special rights and shareholders’ agreements. In the S. de R.L. de C.V., a limited liability company, new members need the others’ consent. All three need more than one owner.',
      },
      source: laws,
    },
    {
      question: { es: '¿Puede ser extranjero todo el capital?', en: 'Can the company be fully foreign-owned?' },
      answer: {
        es: 'Por regla general, sí. La Ley de Inversión Extranjera permite participar en cualquier proporción, salvo en actividades reservadas o con un límite específico; algunas requieren una resolución previa. Lo verificamos con su actividad antes de redactar el objeto social.',
        en: 'As a rule, yes. The Foreign Investment Law allows any proportion, except in activities that are reserved or subject to a specific limit; some require a prior ruling. We check this against your business before drafting the corporate purpose.',
      },
      source: laws,
    },
    {
      question: {
        es: '¿Qué es el beneficiario controlador?',
        en: 'What is the beneficial owner (beneficiario controlador)?',
      },
      answer: {
        es: 'La persona física que, de forma directa o indirecta, obtiene el beneficio de la sociedad o la controla. El Código Fiscal obliga a toda sociedad mexicana a identificarla y a entregar su información al SAT si la requiere. Reunimos un solo expediente, que también sirve al banco.',
        en: 'The individual who, directly or indirectly, benefits from the company or controls it. The Federal Tax Code requires every Mexican company to identify that person and hand the information to the SAT (tax authority) on request. We assemble one file, which also serves the bank.',
      },
      source: laws,
    },
  ],
});
