import { definePage, legalText } from '#schema';

/** The terms of use of the site. A lawyer of the firm reviews them before publication. */
export default definePage({
  id: 'terms',
  layout: 'legal',
  title: { es: 'Términos y condiciones', en: 'Terms and conditions' },
  description: {
    es: 'Condiciones de uso de este sitio: alcance de la información, solicitudes y consultas, propiedad intelectual, responsabilidad y ley aplicable.',
    en: 'Conditions for using this site: scope of the information, requests and consultations, intellectual property, liability and governing law.',
  },
  blocks: [
    legalText({
      heading: { es: 'Términos y condiciones de uso', en: 'Terms and conditions of use' },
      updated: { es: 'Última actualización: junio de 2025', en: 'Last updated: June 2025' },
      intro: {
        es: 'Estos términos regulan el uso de este sitio y las solicitudes que usted nos envía por medio de él. No regulan los servicios profesionales que en su caso contrate, que se rigen por su propia propuesta o contrato.',
        en: 'These terms govern the use of this site and the requests you send us through it. They do not govern the professional services you may engage, which are subject to their own proposal or contract. The Spanish text prevails; this translation is for your convenience.',
      },
      sections: [
        {
          id: 'titular',
          title: { es: 'Titular del sitio y aceptación', en: 'Owner of the site and acceptance' },
          paragraphs: [
            {
              es: 'Este sitio es operado por {{legalName}} (“{{firmName}}”, “nosotros”), sociedad civil constituida conforme a las leyes mexicanas, con domicilio en {{address}}, correo electrónico {{email}} y teléfono {{phone}}.',
              en: 'This site is operated by {{legalName}} (“{{firmName}}”, “we”), a sociedad civil (civil-law partnership) organized under Mexican law, with its registered office at {{address}}, e-mail {{email}} and telephone {{phone}}.',
            },
            {
              es: 'Al navegar en el sitio o enviar un formulario, usted acepta estos términos en la versión publicada en ese momento. Si no está de acuerdo con ellos, le pedimos no utilizar el sitio; puede contactarnos por teléfono o correo electrónico.',
              en: 'By browsing the site or sending a form, you accept these terms in the version published at that time. If you do not agree with them, please do not use the site; you can reach us by telephone or e-mail.',
            },
            {
              es: 'Para enviar una solicitud debe ser mayor de edad y tener capacidad para obligarse. Si actúa por cuenta de una empresa u otra persona, declara contar con facultades o autorización para hacerlo.',
              en: 'To send a request you must be of legal age and have capacity to enter into obligations. If you act on behalf of a company or another person, you declare that you have the power or authorization to do so.',
            },
          ],
        },
        {
          id: 'informacion',
          title: { es: 'Carácter informativo del contenido', en: 'Content for information only' },
          paragraphs: [
            {
              es: 'El contenido del sitio es general e informativo. No constituye asesoría legal, fiscal, contable, financiera ni de otra índole para un caso concreto, ni una oferta vinculante de servicios. Las normas y los criterios de las autoridades cambian; antes de tomar una decisión, consulte a un profesional que conozca su situación.',
              en: 'The content of the site is for general information. It is not legal, tax, accounting, financial or other advice for a specific case, nor a binding offer of services. Rules and the criteria of the authorities change; before making a decision, consult a professional who knows your situation.',
            },
            {
              es: 'La relación profesional comienza solo cuando ambas partes aceptan por escrito, incluso por medios electrónicos, una propuesta o contrato que define alcance, honorarios y condiciones, y una vez verificado que no existe conflicto de interés ni impedimento legal. Podemos solicitarle información de identificación que la ley exija.',
              en: 'The professional relationship begins only when both parties accept in writing, including by electronic means, a proposal or contract that defines scope, fees and conditions, and once it has been verified that there is no conflict of interest or legal impediment. We may ask you for identification information that the law requires.',
            },
            {
              es: 'Los casos y testimonios que se presentan son ejemplos representativos, y las cifras describen el trabajo de la firma en conjunto. No garantizan un resultado: cada asunto depende de sus hechos, sus pruebas y la decisión de terceros y autoridades.',
              en: 'The cases and testimonials presented are representative examples, and the figures describe the firm’s work as a whole. They do not guarantee a result: each matter depends on its facts, its evidence and the decisions of third parties and authorities.',
            },
          ],
        },
        {
          id: 'solicitudes',
          title: { es: 'Solicitudes, consultas y postulaciones', en: 'Requests, consultations and applications' },
          paragraphs: [
            {
              es: 'Por medio del sitio puede enviar mensajes, solicitar una consulta o evaluación gratuita, abrir una agenda externa, comunicarse por chat o postularse a una vacante. Al hacerlo usted conviene en lo siguiente:',
              en: 'Through the site you can send messages, request a free consultation or assessment, open an external calendar, chat with us or apply for a job. In doing so you agree to the following:',
            },
          ],
          list: [
            {
              es: 'La información que proporciona es verdadera, actual y suya, o cuenta con autorización para compartirla.',
              en: 'The information you provide is true, current and your own, or you are authorized to share it.',
            },
            {
              es: 'La consulta gratuita es de orientación, se sujeta a disponibilidad y no comprende la elaboración de documentos ni la representación ante autoridades.',
              en: 'The free consultation is for guidance, is subject to availability and does not include drafting documents or representation before authorities.',
            },
            {
              es: 'Los tiempos de respuesta que anunciamos son compromisos de atención, no plazos para resolver su asunto. El envío de una solicitud no interrumpe ni suspende plazos legales.',
              en: 'The response times we announce are service commitments, not periods for resolving your matter. Sending a request does not interrupt or suspend legal time limits.',
            },
            {
              es: 'Debe evitar incluir en los formularios información sensible, secretos de terceros o contraseñas; la recabaremos, si hace falta, por un medio adecuado.',
              en: 'You should not include sensitive information, third-party secrets or passwords in the forms; if needed, we will collect them by suitable means.',
            },
          ],
          closing: [
            {
              es: 'Guardaremos la confidencialidad de lo que nos comparta, con las excepciones que establece la ley. El tratamiento de sus datos personales se describe en el aviso de privacidad publicado en este sitio. Podemos abstenernos de atender una solicitud por motivos lícitos, por ejemplo un conflicto de interés. Una postulación no crea una relación laboral ni obligación de contratar.',
              en: 'We will keep what you share with us confidential, with the exceptions that the law establishes. How we process your personal data is described in the privacy notice published on this site. We may decline a request on lawful grounds, such as a conflict of interest. A job application creates neither an employment relationship nor an obligation to hire.',
            },
          ],
        },
        {
          id: 'uso',
          title: { es: 'Uso permitido del sitio', en: 'Permitted use of the site' },
          paragraphs: [
            {
              es: 'Puede usar el sitio con fines lícitos, personales o internos de su empresa. No está permitido:',
              en: 'You may use the site for lawful purposes, personal or internal to your company. You may not:',
            },
          ],
          list: [
            {
              es: 'Enviar información falsa, suplantar a otra persona o usar los formularios para publicidad no solicitada.',
              en: 'Send false information, impersonate another person or use the forms for unsolicited advertising.',
            },
            {
              es: 'Introducir código dañino, eludir medidas de seguridad o intentar acceder a sistemas o datos sin autorización.',
              en: 'Introduce harmful code, circumvent security measures or try to access systems or data without authorization.',
            },
            {
              es: 'Extraer contenido o datos de manera masiva o automatizada, salvo la indexación ordinaria de los buscadores.',
              en: 'Extract content or data in bulk or by automated means, except for ordinary indexing by search engines.',
            },
            {
              es: 'Interferir con el funcionamiento del sitio o usarlo en contravención de la ley o de derechos de terceros.',
              en: 'Interfere with the operation of the site or use it in breach of the law or of the rights of third parties.',
            },
          ],
          closing: [
            {
              es: 'Si se incumplen estas reglas, podemos limitar el acceso en lo que sea técnicamente razonable y ejercer las acciones que correspondan.',
              en: 'If these rules are breached, we may limit access as far as is technically reasonable and take the appropriate legal action.',
            },
          ],
        },
        {
          id: 'propiedad-intelectual',
          title: { es: 'Propiedad intelectual', en: 'Intellectual property' },
          paragraphs: [
            {
              es: 'Los textos, diseños, gráficos, signos distintivos, programas y demás elementos del sitio pertenecen a {{legalName}} o se usan con autorización de sus titulares, y están protegidos por la legislación mexicana y los tratados aplicables en materia de derechos de autor y propiedad industrial.',
              en: 'The texts, designs, graphics, trademarks and other distinctive signs, software and other elements of the site belong to {{legalName}} or are used with the authorization of their owners, and are protected by Mexican law and the applicable treaties on copyright and industrial property.',
            },
            {
              es: 'Puede consultar, imprimir y citar el contenido, con mención de la fuente y sin alterarlo. Cualquier otro uso, en particular la reproducción con fines comerciales, requiere nuestra autorización previa y por escrito, salvo los usos que la ley permite.',
              en: 'You may read, print and quote the content, naming the source and without altering it. Any other use, in particular reproduction for commercial purposes, requires our prior written authorization, except for the uses that the law allows.',
            },
            {
              es: 'Usted conserva los derechos sobre la información y los documentos que nos envía, y nos autoriza a usarlos únicamente para atender su solicitud. Si considera que un contenido afecta sus derechos, escríbanos a {{email}} con los elementos que permitan identificarlo.',
              en: 'You keep the rights to the information and documents you send us, and you authorize us to use them only to handle your request. If you believe that any content affects your rights, write to {{email}} with the details that allow us to identify it.',
            },
          ],
        },
        {
          id: 'responsabilidad',
          title: { es: 'Terceros, disponibilidad y responsabilidad', en: 'Third parties, availability and liability' },
          paragraphs: [
            {
              es: 'El sitio enlaza o integra servicios de terceros, como agendas, chat y redes sociales, que tienen sus propios términos y avisos de privacidad. No los controlamos ni respondemos por su contenido o funcionamiento.',
              en: 'The site links to or embeds third-party services, such as calendars, chat and social networks, which have terms and privacy notices of their own. We do not control them and are not answerable for their content or operation.',
            },
            {
              es: 'Los servicios de cambio de divisas, remesas y tarjetas de prepago se ofrecen a través de terceros regulados, con quienes usted los contrata y que los prestan directamente. {{firmName}} no capta recursos del público ni presta servicios reservados a entidades autorizadas.',
              en: 'Currency exchange, remittance and prepaid card services are offered through regulated third parties, with whom you contract and who provide them directly. {{firmName}} does not take funds from the public or provide services reserved to authorized entities.',
            },
            {
              es: 'Procuramos que el sitio esté disponible, sea seguro y tenga información correcta, pero no garantizamos que funcione sin interrupciones ni que esté libre de errores. Podemos modificarlo, suspenderlo o retirarlo, en todo o en parte.',
              en: 'We endeavor to keep the site available, secure and accurate, but we do not guarantee that it will work without interruption or be free of errors. We may modify, suspend or withdraw it, in whole or in part.',
            },
            {
              es: 'En la medida que la ley lo permite, no respondemos por daños derivados de decisiones tomadas solo con base en el contenido general del sitio, de fallas de telecomunicaciones, de caso fortuito o fuerza mayor, o del uso contrario a estos términos. Nada en ellos excluye la responsabilidad por dolo ni los derechos irrenunciables de los consumidores.',
              en: 'To the extent that the law allows, we are not liable for damage arising from decisions made only on the basis of the general content of the site, from telecommunications failures, from acts of God or force majeure, or from use contrary to these terms. Nothing in them excludes liability for willful misconduct or the rights of consumers that cannot be waived.',
            },
          ],
        },
        {
          id: 'ley-aplicable',
          title: {
            es: 'Modificaciones, ley aplicable y jurisdicción',
            en: 'Changes, governing law and jurisdiction',
          },
          paragraphs: [
            {
              es: 'Podemos modificar estos términos. La versión vigente se publica en esta página con la fecha de su última actualización y se aplica al uso posterior del sitio; no afecta los derechos ya adquiridos ni las solicitudes enviadas antes.',
              en: 'We may modify these terms. The version in force is published on this page with the date of its last update and applies to later use of the site; it does not affect rights already acquired or requests sent before.',
            },
            {
              es: 'Si alguna disposición se declara nula o inaplicable, las demás conservan su validez. Que no ejerzamos un derecho no significa que renunciemos a él.',
              en: 'If any provision is declared void or unenforceable, the others remain valid. Our not exercising a right does not mean that we waive it.',
            },
            {
              es: 'Estos términos se rigen por las leyes federales de los Estados Unidos Mexicanos y, en lo que corresponda, por las de la Ciudad de México. Antes de acudir a un tribunal, le proponemos buscar una solución directa escribiendo a {{email}}. Para su interpretación y cumplimiento, las partes se someten a los tribunales competentes de la Ciudad de México y renuncian al fuero que por su domicilio pudiera corresponderles.',
              en: 'These terms are governed by the federal laws of the United Mexican States and, where applicable, by those of Mexico City. Before going to court, we suggest seeking a direct solution by writing to {{email}}. For their interpretation and performance, the parties submit to the competent courts of Mexico City and waive the jurisdiction to which they may be entitled by reason of their domicile.',
            },
            {
              es: 'Lo anterior no limita el derecho de quien tenga el carácter de consumidor a acudir a la Procuraduría Federal del Consumidor, ni la competencia que la ley le reconozca. En caso de diferencia entre las versiones en español e inglés, prevalece el texto en español.',
              en: 'The foregoing does not limit the right of anyone who is a consumer to turn to the Procuraduría Federal del Consumidor, the consumer protection agency, or the jurisdiction that the law grants them. If the Spanish and English versions differ, the Spanish text prevails.',
            },
          ],
        },
      ],
    }),
  ],
});
