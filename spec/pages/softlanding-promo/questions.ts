import { faq } from '#schema';
import { laws } from '../../sources.ts';

/** What technology companies ask. */
export const questions = faq({
  id: 'preguntas',
  heading: { es: 'Preguntas de empresas de tecnología', en: 'Questions from tech companies' },
  items: [
    {
      question: { es: '¿Podemos cobrar y pagar en dólares?', en: 'Can we charge and pay in US dollars?' },
      answer: {
        es: 'Puede pactar precios en dólares. Cuando la obligación se paga en México, la Ley Monetaria permite cumplirla en pesos, al tipo de cambio del lugar y la fecha de pago; por eso el contrato debe precisar cuenta, fecha y referencia del tipo de cambio. Los salarios se pagan en moneda de curso legal, es decir, en pesos.',
        en: 'You can agree on prices in dollars. When an obligation is payable in Mexico, the Monetary Law allows it to be met in pesos, at the exchange rate of the place and date of payment; the contract should therefore fix the account, the date and the reference for the rate. Salaries are paid in legal tender, that is, in pesos.',
      },
      source: laws,
    },
    {
      question: { es: '¿Un EOR resuelve lo mismo?', en: 'Does an employer of record (EOR) solve the same problem?' },
      answer: {
        es: 'Depende del esquema. La ley prohíbe la subcontratación de personal y admite servicios u obras especializados, con registro en el REPSE y ajenos al objeto social y a la actividad preponderante de quien los recibe. Si su actividad es desarrollar software, conviene revisarlo antes de crecer con él.',
        en: 'It depends on the scheme. The law prohibits subcontracting personnel and admits specialized services or works, registered in REPSE (the register of specialized service providers) and outside the corporate purpose and main activity of whoever receives them. If your business is writing software, have the scheme reviewed before you rely on it to grow.',
      },
    },
    {
      question: {
        es: '¿Un vendedor en México nos crea establecimiento permanente?',
        en: 'Does a salesperson in Mexico create a permanent establishment?',
      },
      answer: {
        es: 'Puede hacerlo si celebra contratos de manera habitual por cuenta de la matriz, o si tiene el papel principal que lleva a celebrarlos, según la ley y el tratado aplicable. Un lugar fijo de negocios es otro supuesto. Revisamos funciones, facultades y contratos antes de asignar el cargo.',
        en: 'It may, if that person habitually concludes contracts for the parent, or plays the principal role leading to them, depending on the law and the applicable treaty. A fixed place of business is another case. We review functions, authority and contracts before the role is assigned.',
      },
    },
    {
      question: { es: '¿Nuestro plan de acciones funciona aquí?', en: 'Does our stock plan work here?' },
      answer: {
        es: 'Por lo general puede ofrecerse, con ajustes. Las acciones u opciones de la matriz suelen tener efectos de ISR para el empleado y de nómina o retención para la filial, según su diseño. Conviene verlo antes de incluirlo en la oferta de trabajo.',
        en: 'As a rule it can be offered, with adjustments. Shares or options of the parent usually have income tax effects for the employee and payroll or withholding effects for the subsidiary, depending on the design. Look at it before it goes into the job offer.',
      },
    },
  ],
});
