import { faq } from '#schema';
import { laws } from '../../sources.ts';

/** What technology companies ask. */
export const questions = faq({
  id: 'preguntas',
  heading: { es: 'Preguntas de empresas de tecnología', en: 'Questions from tech companies' },
  items: [
    {
      question: { es: '¿Seguimos con contratistas o contratamos?', en: 'Do we stay with contractors or hire?' },
      answer: {
        es: 'Los contratistas sirven para probar, con entregables y autonomía reales. Con horario, jefe y herramientas de la empresa, un tribunal puede ver una relación de trabajo: la ley atiende a la subordinación. Contratar conviene con un equipo estable, un cliente que pide CFDI o una ronda de inversión.',
        en: 'Contractors work as a trial, with real deliverables and autonomy. With a schedule, a manager and company equipment, a court may find employment: Mexican law looks at whether work is subordinate. Hiring makes sense with a stable team, a customer who asks for CFDI or a funding round.',
      },
      source: laws,
    },
    {
      question: { es: '¿Podemos cobrar y pagar en dólares?', en: 'Can we charge and pay in US dollars?' },
      answer: {
        es: 'Puede pactar precios en dólares. Cuando la obligación se paga en México, la Ley Monetaria permite cumplirla en pesos, al tipo de cambio del lugar y la fecha de pago; el contrato debe precisar la referencia. Los salarios se pagan en pesos.',
        en: 'You can agree on prices in dollars. When an obligation is payable in Mexico, the Monetary Law allows it to be met in pesos, at the exchange rate of the place and date of payment; the contract should fix the reference. Salaries are paid in pesos.',
      },
      source: laws,
    },
    {
      question: {
        es: '¿Un empleador registrado (EOR) resuelve lo mismo?',
        en: 'Does an employer of record (EOR) solve the same problem?',
      },
      answer: {
        es: 'Depende de cómo contrate por usted. La ley prohíbe la subcontratación de personal y admite servicios u obras especializados, con registro (REPSE) y ajenos a la actividad preponderante de quien los recibe. Si su actividad es desarrollar software, conviene revisarlo.',
        en: 'It depends on the scheme. The law prohibits subcontracting personnel and allows specialized services or works, if registered (REPSE) and outside the client’s main activity. If your business is writing software, have the scheme reviewed.',
      },
      source: laws,
    },
    {
      question: {
        es: '¿Un vendedor en México nos crea establecimiento permanente?',
        en: 'Does a salesperson in Mexico create a permanent establishment?',
      },
      answer: {
        es: 'Puede hacerlo si celebra contratos de manera habitual por cuenta de la matriz, o si tiene el papel principal que lleva a celebrarlos, según la ley y el tratado aplicable. Revisamos funciones y facultades antes de asignar el cargo.',
        en: 'It may, if that person habitually concludes contracts for the parent, or plays the principal role leading to them, depending on the law and the applicable treaty. We review functions and authority before the role is assigned.',
      },
      source: laws,
    },
    {
      question: { es: '¿Nuestro plan de acciones funciona aquí?', en: 'Does our stock plan work here?' },
      answer: {
        es: 'Por lo general puede ofrecerse, con ajustes. Suele tener efectos de ISR para el empleado y de nómina o retención para la filial, según su diseño. Conviene verlo antes de incluirlo en la oferta de trabajo.',
        en: 'As a rule it can be offered, with adjustments. It usually has income tax effects for the employee and payroll or withholding effects for the subsidiary, depending on its design. Look at it before it goes into the job offer.',
      },
      source: laws,
    },
  ],
});
