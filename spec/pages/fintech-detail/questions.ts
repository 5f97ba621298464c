import { faq } from '#schema';
import { laws } from '../../sources.ts';

/** What founders and boards ask about the Fintech Law. */
export const questions = faq({
  id: 'preguntas',
  heading: { es: 'Preguntas sobre la Ley Fintech', en: 'Questions about the Fintech Law' },
  items: [
    {
      question: { es: '¿Qué significan ITF, IFC, IFPE e IFP?', en: 'What do ITF, IFC, IFPE and IFP mean?' },
      answer: {
        es: 'ITF es el nombre general: institución de tecnología financiera. La ley prevé dos tipos, las de financiamiento colectivo (IFC) y las de fondos de pago electrónico (IFPE). “IFP” se usa a veces por IFPE; no es una tercera figura.',
        en: 'ITF is the general name: financial technology institution. The law provides for two types, crowdfunding institutions (IFC) and electronic payment funds institutions (IFPE). “IFP” is sometimes used for IFPE; it isn’t a third type.',
      },
      source: laws,
    },
    {
      question: {
        es: '¿Puedo operar mientras se resuelve la solicitud?',
        en: 'Can I operate while the application is pending?',
      },
      answer: {
        es: 'Las actividades reservadas a las ITF requieren autorización previa; realizarlas sin ella puede tener consecuencias administrativas y penales. Entretanto puede constituir la sociedad, desarrollar la tecnología y hacer pruebas sin recursos del público.',
        en: 'Activities reserved for ITFs need prior authorization; carrying them out without it may have administrative and criminal consequences. In the meantime you can incorporate the company, develop the technology and run tests without the public’s money.',
      },
      source: laws,
    },
    {
      question: {
        es: '¿Una empresa extranjera puede pedir la autorización?',
        en: 'Can a foreign company apply?',
      },
      answer: {
        es: 'Quien solicita debe ser una sociedad anónima mexicana, ya constituida o por constituirse, con domicilio en el país. Puede tener accionistas extranjeros, que la autoridad también evalúa. Una licencia de otro país no sustituye a la mexicana.',
        en: 'The applicant must be a Mexican sociedad anónima (a stock corporation), existing or to be incorporated, domiciled in the country. It may have foreign shareholders, whom the authority also assesses. A license from another country doesn’t replace the Mexican one.',
      },
      source: laws,
    },
    {
      question: {
        es: '¿Pueden ustedes ser nuestro oficial de cumplimiento?',
        en: 'Can you act as our compliance officer?',
      },
      answer: {
        es: 'Por regla general, el oficial es un funcionario de la propia institución, independiente de las áreas comerciales. Le ayudamos a elegirlo, a formarlo y a documentar su trabajo. La responsabilidad ante la CNBV sigue siendo de la institución.',
        en: 'As a rule, the officer is a member of the institution’s own staff, independent of the commercial areas. We help you choose and train that person and document their work. The institution itself remains answerable to the CNBV.',
      },
      source: laws,
    },
  ],
});
