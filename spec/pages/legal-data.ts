import { cards, definePage, image, legalText, linkTo } from '#schema';

/** Who is behind the site, and where its legal texts are. */
export default definePage({
  id: 'legal-data',
  layout: 'legal',
  title: { es: 'Datos legales de la firma', en: 'Legal information about the firm' },
  description: {
    es: 'Quién opera este sitio: denominación, naturaleza jurídica, domicilio en la Ciudad de México, medios de contacto y documentos legales.',
    en: 'Who operates this site: legal name and form, registered office in Mexico City, means of contact and legal documents.',
  },
  structuredData: 'organisation',
  blocks: [
    legalText({
      image: image({ file: 'plate.svg', decorative: true }),
      heading: { es: 'Datos legales', en: 'Legal information' },
      intro: {
        es: 'Estos son los datos de la sociedad responsable de este sitio y de los servicios profesionales que se presentan en él.',
        en: 'These are the details of the firm responsible for this site and for the professional services presented on it.',
      },
      sections: [
        {
          id: 'identidad',
          title: { es: 'Identidad', en: 'Identity' },
          paragraphs: [
            {
              es: 'Los servicios de este sitio se ofrecen bajo el nombre comercial {{firmName}}. Detrás de él está una sociedad constituida conforme a las leyes mexicanas:',
              en: 'The services on this site are offered under the trade name {{firmName}}. Behind it is a firm organized under Mexican law:',
            },
          ],
          list: [
            { es: 'Denominación: {{legalName}}', en: 'Legal name: {{legalName}}' },
            { es: 'Naturaleza jurídica: sociedad civil', en: 'Legal form: sociedad civil (civil-law partnership)' },
            { es: 'Domicilio: {{address}}, México', en: 'Registered office: {{address}}, Mexico' },
          ],
          closing: [
            {
              es: 'Los datos fiscales y de facturación se comunican a cada cliente junto con su propuesta de servicios. Para verificar un documento o una cuenta de pago que diga provenir de nosotros, llámenos antes de transferir.',
              en: 'Tax and billing details are given to each client with the proposal of services. To verify a document or a payment account that claims to come from us, call us before you transfer any money.',
            },
          ],
        },
        {
          id: 'contacto',
          title: { es: 'Contacto y notificaciones', en: 'Contact and notices' },
          paragraphs: [
            {
              es: 'Puede comunicarse con nosotros por cualquiera de estos medios:',
              en: 'You can reach us by any of these means:',
            },
          ],
          list: [
            { es: 'Correo electrónico: {{email}}', en: 'E-mail: {{email}}' },
            { es: 'Teléfono: {{phone}}', en: 'Telephone: {{phone}}' },
            { es: 'Correspondencia: {{address}}', en: 'Mail: {{address}}' },
          ],
          closing: [
            {
              es: 'Las solicitudes sobre datos personales se atienden en el mismo correo, como explica el aviso de privacidad. Las notificaciones formales de autoridades y las relativas a un juicio se reciben en el domicilio.',
              en: 'Requests about personal data are handled at the same e-mail address, as the privacy notice explains. Formal notices from authorities and those relating to court proceedings are received at the registered office.',
            },
          ],
        },
        {
          id: 'actividad',
          title: { es: 'Actividad profesional', en: 'Professional activity' },
          paragraphs: [
            {
              es: '{{legalName}} presta servicios legales, contables, fiscales y de cumplimiento regulatorio. Los asuntos que requieren título y cédula los atienden profesionistas que cuentan con ellos; puede pedir sus datos antes de contratar.',
              en: '{{legalName}} provides legal, accounting, tax and regulatory compliance services. Matters that require a professional degree and license are handled by professionals who hold them; you may ask for their details before hiring us.',
            },
            {
              es: 'La sociedad no es una entidad financiera. Los servicios de cambio de divisas, remesas y tarjetas de prepago que se mencionan en el sitio los prestan terceros regulados.',
              en: 'The firm is not a financial institution. The currency exchange, remittance and prepaid card services mentioned on the site are provided by regulated third parties.',
            },
          ],
        },
      ],
    }),
    cards({
      id: 'documentos',
      heading: { es: 'Documentos legales', en: 'Legal documents' },
      items: [
        {
          title: { es: 'Aviso de privacidad', en: 'Privacy notice' },
          text: {
            es: 'Qué datos personales tratamos, para qué, y cómo ejercer sus derechos de acceso, rectificación, cancelación y oposición.',
            en: 'Which personal data we process, what for, and how to exercise your rights of access, rectification, cancellation and objection.',
          },
          action: linkTo(
            'privacy',
            { es: 'Leer el aviso de privacidad', en: 'Read the privacy notice' },
            { alias: '/legal/privacidad' },
          ),
        },
        {
          title: { es: 'Términos y condiciones', en: 'Terms and conditions' },
          text: {
            es: 'Las reglas para usar este sitio, el alcance de su contenido y lo que puede esperar de una solicitud enviada por él.',
            en: 'The rules for using this site, the scope of its content and what to expect of a request sent through it.',
          },
          action: linkTo(
            'terms',
            { es: 'Leer los términos y condiciones', en: 'Read the terms and conditions' },
            { alias: '/legal/terminos' },
          ),
        },
      ],
    }),
  ],
});
