import { book, callToAction, cases, definePage, hero, image, jumpTo, linkTo, prose, sample, stats } from '#schema';
import { folder } from './success-stories/specimen.ts';

/** The firm's figures and three representative cases. */
export default definePage({
  id: 'success-stories',
  layout: 'company',
  title: {
    es: 'Casos de éxito legales y contables en México',
    en: 'Legal and accounting success stories in Mexico',
  },
  description: {
    es: 'Cuatro cifras y tres casos representativos, sin nombres de clientes: una empresa de pagos, la filial de una empresa extranjera y una startup ante un fondo.',
    en: 'Four figures and three representative cases, without client names: a payments company, the subsidiary of a foreign firm and a startup preparing for an investor.',
  },
  blocks: [
    hero({
      image: image({ file: 'folder.svg', decorative: true }),
      eyebrow: { es: 'Casos de éxito', en: 'Success stories' },
      heading: {
        es: 'Tres casos: cómo llegaron y cómo quedaron',
        en: 'Three cases: how they came to us and how they turned out',
      },
      lead: {
        es: 'Una empresa de pagos que prepara su autorización, una filial que debe entenderse desde otro país y una startup a punto de ser revisada por un fondo. Son casos representativos.',
        en: 'A payments company preparing its application, a subsidiary that has to make sense from another country and a startup about to be reviewed by a fund. These are representative cases.',
      },
      actions: [
        jumpTo('casos', { es: 'Leer los casos', en: 'Read the cases' }),
        book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' }),
      ],
      note: {
        es: 'Más de {{companies}} empresas asesoradas y {{satisfaction}}% de satisfacción, {{figuresBase}}.',
        en: 'More than {{companies}} companies advised and {{satisfaction}}% satisfaction, {{figuresBase}}.',
      },
    }),
    stats({
      id: 'cifras',
      heading: { es: 'La firma en cuatro cifras', en: 'The firm in four numbers' },
      lead: {
        es: 'Desde {{since}}, {{figuresBase}}. Las cifras describen nuestro trabajo en conjunto; el resultado de un asunto depende de sus hechos y, muchas veces, de una autoridad.',
        en: 'Cumulative since {{since}}, {{figuresBase}}. The figures describe our work as a whole; how one matter ends depends on its facts and, often, on an authority.',
      },
      items: [
        {
          value: { es: '+{{companies}}', en: '{{companies}}+' },
          label: { es: 'empresas asesoradas', en: 'companies advised' },
        },
        {
          value: { es: '{{satisfaction}}%', en: '{{satisfaction}}%' },
          label: { es: 'de satisfacción de clientes', en: 'client satisfaction' },
        },
        {
          value: { es: '{{timeReduced}}%', en: '{{timeReduced}}%' },
          label: { es: 'de reducción de tiempo', en: 'time reduction' },
        },
        { value: { es: '{{compliance}}%', en: '{{compliance}}%' }, label: { es: 'de cumplimiento', en: 'compliance' } },
      ],
    }),
    cases({
      id: 'casos',
      heading: { es: 'Casos representativos', en: 'Representative cases' },
      lead: {
        es: 'Reúnen situaciones habituales en nuestro trabajo y, por confidencialidad, no llevan nombres de clientes. Cada calificación forma parte del ejemplo: no es la opinión de un cliente.',
        en: 'They combine situations that are common in our work and, for confidentiality, carry no client names. Each rating is part of the example, not a client’s review.',
      },
      items: [
        sample({
          id: 'empresa-de-pagos',
          sector: { es: 'Fintech', en: 'Fintech' },
          title: {
            es: 'De un producto en marcha a una solicitud coherente',
            en: 'From a live product to a coherent application',
          },
          company: {
            es: 'Ejemplo: empresa de pagos en etapa de crecimiento',
            en: 'Example: a growing payments company',
          },
          description: {
            es: 'Operaba por medio de una entidad regulada y quería solicitar su propia autorización como institución de fondos de pago electrónico (IFPE). Sus contratos, su plan de negocios y sus políticas de prevención se habían escrito en momentos distintos y se contradecían. Partimos del recorrido real del dinero y rehicimos los documentos sobre él.',
            en: 'It operated through a regulated entity and wanted to apply for its own authorization as an electronic payment funds institution (IFPE). Its contracts, business plan and anti-money-laundering policies had been written at different times and contradicted one another. We started from how the money actually moved and rebuilt the documents around it.',
          },
          rating: 5,
          results: [
            {
              es: 'Solicitud lista para presentarse a la CNBV',
              en: 'An application ready to file with the CNBV, the banking and securities commission',
            },
            {
              es: 'Manual de prevención ajustado al producto y a sus usuarios',
              en: 'An anti-money-laundering manual that fits the product and its users',
            },
            {
              es: 'Un responsable y un calendario para atender las observaciones de la autoridad',
              en: 'One person in charge, and a calendar, for dealing with the authority’s comments',
            },
          ],
        }),
        sample({
          id: 'filial-de-software',
          sector: { es: 'Software', en: 'Software' },
          title: {
            es: 'Una filial que la matriz entiende',
            en: 'A subsidiary that head office can follow',
          },
          company: {
            es: 'Ejemplo: empresa europea de software que abría una filial',
            en: 'Example: a European software company opening a subsidiary',
          },
          description: {
            es: 'Necesitaba contratar personal en México y facturar a clientes locales. Preparamos la constitución, la inscripción en el RFC y en el Registro Nacional de Inversiones Extranjeras (RNIE) y el alta patronal ante el IMSS, mientras el equipo contable acordaba con la matriz el formato de sus reportes.',
            en: 'It needed to hire staff in Mexico and invoice local customers. We prepared the incorporation, the registration for the RFC (tax ID) and with the RNIE (foreign investment registry), and the employer registration with the IMSS (social security), while the accounting team agreed with head office on the format of the reports.',
          },
          rating: 5,
          results: [
            {
              es: 'Sociedad constituida e inscrita, con sus libros corporativos en orden',
              en: 'A company incorporated and registered, with its corporate books in order',
            },
            {
              es: 'Nómina y facturación (CFDI) en funcionamiento',
              en: 'Payroll and electronic invoicing (CFDI) up and running',
            },
            {
              es: 'Reporte mensual en inglés, conciliado con la contabilidad mexicana',
              en: 'A monthly report in English, reconciled with the Mexican books',
            },
          ],
        }),
        sample({
          id: 'startup-en-revision',
          sector: { es: 'Comercio electrónico', en: 'E-commerce' },
          title: {
            es: 'Libros listos para que los revise un inversionista',
            en: 'Books ready for an investor’s review',
          },
          company: { es: 'Ejemplo: startup en proceso de levantar capital', en: 'Example: a startup raising capital' },
          description: {
            es: 'Un fondo pidió estados financieros, actas y declaraciones antes de invertir. Las ventas que reportaban las plataformas no coincidían con los CFDI y el registro de accionistas estaba atrasado. Conciliamos los ingresos, identificamos las diferencias y ordenamos los documentos de la sociedad.',
            en: 'A fund asked for financial statements, minutes and tax returns before investing. The sales reported by the platforms didn’t match the CFDI invoices, and the register of shareholders was out of date. We reconciled the income, identified the differences and put the company’s documents in order.',
          },
          rating: 5,
          results: [
            {
              es: 'Ingresos conciliados entre plataformas, bancos y CFDI',
              en: 'Income reconciled between platforms, banks and CFDI invoices',
            },
            {
              es: 'Declaraciones complementarias presentadas donde había diferencias',
              en: 'Amended returns filed where there were differences',
            },
            {
              es: 'Carpeta de revisión (due diligence) que la empresa mantiene por su cuenta',
              en: 'A due diligence folder that the company keeps up to date on its own',
            },
          ],
        }),
      ],
    }),
    folder,
    prose({
      id: 'confidencialidad',
      heading: { es: 'Por qué no publicamos nombres', en: 'Why we don’t publish names' },
      paragraphs: [
        {
          es: 'El secreto profesional no termina con un buen resultado. Quién nos contrató y qué le preocupaba solo puede contarlo el cliente. Usted esperaría lo mismo de nosotros.',
          en: 'Our duty of confidentiality doesn’t end with a good result. Who hired us and what worried them is for the client alone to tell. You’d expect the same of us.',
        },
        {
          es: 'En una consulta puede preguntarnos por asuntos parecidos al suyo. Sin revelar de quién eran, le diremos:',
          en: 'In a consultation you can ask us about matters like yours. Without revealing whose they were, we’ll tell you:',
        },
      ],
      points: [
        {
          es: 'Qué pasos suelen tener y cuáles dependen de una autoridad.',
          en: 'Which steps they usually have, and which of them depend on an authority.',
        },
        {
          es: 'Qué documentos conviene reunir desde ahora.',
          en: 'Which documents are worth gathering now.',
        },
        {
          es: 'Qué suele complicarse y cómo prepararse.',
          en: 'What tends to get complicated, and how to prepare for it.',
        },
      ],
    }),
    callToAction({
      heading: { es: '¿Su caso se parece a alguno?', en: 'Does your case resemble one of these?' },
      text: {
        es: 'Cuéntenoslo en una consulta gratuita de {{contactMinutes}} minutos. Si no se parece a ninguno, con más razón.',
        en: 'Tell us about it in a free {{contactMinutes}}-minute consultation. If it resembles none of them, all the more reason.',
      },
      actions: [
        book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' }),
        linkTo('company', { es: 'Volver a Empresa', en: 'Back to Company' }),
      ],
    }),
  ],
});
