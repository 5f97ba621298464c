import { book, callToAction, cases, definePage, hero, image, jumpTo, linkTo, sample, statement, stats } from '#schema';
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
        es: 'Una empresa de pagos, una filial y una startup que un fondo va a revisar. Son casos representativos.',
        en: 'A payments company, a subsidiary and a startup that a fund is about to review. These are representative cases.',
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
        es: 'Desde {{since}}, {{figuresBase}}. {{separateCount}}',
        en: 'Since {{since}}, {{figuresBase}}. {{separateCount}}',
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
        es: 'Reúnen situaciones habituales; la calificación es parte de cada ejemplo.',
        en: 'They combine common situations; the rating is part of each example.',
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
            es: 'Operaba por medio de otra entidad y quería su propia autorización como institución de fondos de pago electrónico (IFPE). Partimos del recorrido real del dinero y rehicimos contratos, plan y políticas sobre él.',
            en: 'It operated through another entity and wanted its own authorization as an electronic payment funds institution (IFPE). We started from how the money actually moved and rebuilt contracts, plan and policies around it.',
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
              es: 'Un responsable y un calendario para las observaciones',
              en: 'One person in charge, and a calendar, for the CNBV’s comments',
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
            es: 'Necesitaba contratar en México y facturar a clientes locales. Preparamos la constitución y las altas mientras contabilidad acordaba con la matriz el formato de sus reportes.',
            en: 'It needed to hire in Mexico and invoice local customers. We prepared incorporation and registrations while accounting agreed with head office on the format of the reports.',
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
            es: 'Las ventas de las plataformas no coincidían con los CFDI y el registro de accionistas estaba atrasado. Conciliamos los ingresos y ordenamos los documentos de la sociedad.',
            en: 'The platforms’ sales didn’t match the CFDI invoices, and the register of shareholders was out of date. We reconciled the income and put the company’s documents in order.',
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
              es: 'Carpeta de revisión que la empresa mantiene por su cuenta',
              en: 'A due diligence folder that the company keeps up on its own',
            },
          ],
        }),
      ],
    }),
    folder,
    statement({
      id: 'confidencialidad',
      heading: {
        es: 'El secreto profesional no caduca: solo el cliente puede contar que nos contrató',
        en: 'Our duty of confidentiality doesn’t expire: only a client can say who hired us',
      },
      paragraphs: [
        {
          es: 'Pregúntenos por asuntos parecidos al suyo: qué pasos tienen, qué documentos reunir y qué suele complicarse.',
          en: 'Ask us about matters like yours: what steps they involve, what to gather and what tends to get complicated.',
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
