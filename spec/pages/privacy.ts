import { definePage, image, legalText } from '#schema';

/** The privacy notice. A lawyer of the firm reviews it before publication. */
export default definePage({
  id: 'privacy',
  layout: 'legal',
  title: { es: 'Aviso de privacidad integral', en: 'Privacy notice and ARCO rights' },
  description: {
    es: 'Qué datos personales recabamos en este sitio, para qué los usamos, con quién se comparten y cómo ejercer sus derechos ARCO.',
    en: 'Which personal data we collect on this site, what we use them for, who receives them and how to exercise your ARCO rights.',
  },
  blocks: [
    legalText({
      image: image({ file: 'drawers.svg', decorative: true }),
      heading: { es: 'Aviso de privacidad integral', en: 'Privacy notice' },
      updated: { es: 'Última actualización: junio de 2025', en: 'Last updated: June 2025' },
      intro: {
        es: 'Este aviso se emite conforme a la Ley Federal de Protección de Datos Personales en Posesión de los Particulares vigente desde el 21 de marzo de 2025 (la “Ley”). Le explica cómo tratamos los datos personales que nos entrega a través de este sitio.',
        en: 'This notice is issued under Mexico’s Federal Law on the Protection of Personal Data Held by Private Parties in force since March 21, 2025 (the “Law”). It explains how we process the personal data you give us through this site. The Spanish text prevails; this translation is for your convenience.',
      },
      sections: [
        {
          id: 'responsable',
          title: { es: 'Responsable y alcance', en: 'Data controller and scope' },
          paragraphs: [
            {
              es: '{{legalName}} (“{{firmName}}”, “nosotros”), sociedad civil con domicilio en {{address}}, es responsable del tratamiento de sus datos personales. Puede escribirnos a {{email}}.',
              en: '{{legalName}} (“{{firmName}}”, “we”), a sociedad civil (civil-law partnership) with its registered office at {{address}}, is the controller of your personal data. You can write to us at {{email}}.',
            },
            {
              es: 'Este aviso cubre los datos de quienes visitan el sitio, nos escriben, solicitan una consulta o se postulan a una vacante. Si contrata nuestros servicios, le entregaremos además el aviso que corresponda a esa relación profesional.',
              en: 'This notice covers the data of people who visit the site, write to us, request a consultation or apply for a job. If you engage our services, we will also give you the notice that applies to that professional relationship.',
            },
          ],
        },
        {
          id: 'datos',
          title: { es: 'Datos personales que recabamos', en: 'Personal data we collect' },
          paragraphs: [
            {
              es: 'Recabamos los datos que usted escribe en nuestros formularios o nos comparte por teléfono, correo o chat, y algunos datos técnicos de su visita:',
              en: 'We collect the data that you enter in our forms or share with us by telephone, e-mail or chat, and some technical data about your visit:',
            },
          ],
          list: [
            {
              es: 'Identificación y contacto: nombre, correo electrónico y, cuando se solicita, teléfono.',
              en: 'Identification and contact: name, e-mail address and, where requested, telephone number.',
            },
            {
              es: 'Datos de su empresa o actividad: denominación, país de origen, tipo de empresa y tipo de actividad.',
              en: 'Your company or activity: its name, country of origin, type of company and type of activity.',
            },
            {
              es: 'El contenido del mensaje o de la descripción que decide enviarnos.',
              en: 'The content of the message or description that you choose to send us.',
            },
            {
              es: 'Postulaciones: perfil de LinkedIn, experiencia, motivación y disponibilidad.',
              en: 'Job applications: LinkedIn profile, experience, motivation and availability.',
            },
            {
              es: 'Datos técnicos: dirección IP, tipo de navegador, idioma, páginas visitadas y eventos de uso. En algunas páginas la dirección IP se consulta con un servicio de geolocalización para conocer el país y elegir el idioma. Con cada formulario que usted envía guardamos también desde qué página lo envió y cómo llegó al sitio: el sitio que le trajo y los datos de campaña (utm) del enlace; y si llegó lleno un campo oculto que las personas no ven, lo que suele indicar un envío automático.',
              en: 'Technical data: IP address, type of browser, language, pages visited and usage events. On some pages the IP address is checked with a geolocation service to find the country and choose the language. With each form that you send we also keep the page it was sent from and how you reached the site: the site that brought you here and the campaign data (utm) of the link; and whether a hidden field that people do not see arrived filled in, which usually means an automatic submission.',
            },
          ],
          closing: [
            {
              es: 'No solicitamos datos personales sensibles por este medio. Le pedimos no incluir en los formularios información sobre salud, creencias, orientación sexual, antecedentes u otros datos íntimos; si su asunto la requiere, la recabaremos después por un medio adecuado y con su consentimiento.',
              en: 'We do not request sensitive personal data through this site. Please do not include information about health, beliefs, sexual orientation, criminal records or other intimate matters in the forms; if your case requires it, we will collect it later by suitable means and with your consent.',
            },
            {
              es: 'El sitio guarda en su navegador lo necesario para funcionar: el idioma que eligió (en una cookie), el tema de color y, en su caso, la sesión. Los servicios de medición pueden usar tecnologías semejantes; puede bloquearlas o borrarlas desde la configuración de su navegador. Si el sitio le preguntó si puede medir su visita, cambie su respuesta cuando quiera con el botón que está al pie de cada página: la medición se detiene en ese momento y se borran sus cookies.',
              en: 'The site stores in your browser what it needs to work: the language you chose (in a cookie), the color theme and, where applicable, the session. Measurement services may use similar technologies; you can block or delete them in the settings of your browser. If the site asked whether it may measure your visit, change your answer whenever you like with the button at the foot of every page: measurement stops at that moment and its cookies are deleted.',
            },
          ],
        },
        {
          id: 'finalidades',
          title: { es: 'Finalidades del tratamiento', en: 'Purposes of the processing' },
          paragraphs: [
            {
              es: 'Finalidades primarias, necesarias para atenderle:',
              en: 'Primary purposes, necessary to assist you:',
            },
          ],
          list: [
            {
              es: 'Responder su mensaje o solicitud y ponernos en contacto con usted.',
              en: 'Answering your message or request and getting in touch with you.',
            },
            {
              es: 'Agendar consultas, evaluar su caso, verificar que no exista conflicto de interés y, si usted lo pide, preparar una propuesta de servicios.',
              en: 'Scheduling consultations, assessing your case, checking for conflicts of interest and, if you ask for one, preparing a proposal of services.',
            },
            {
              es: 'Evaluar su postulación y darle seguimiento.',
              en: 'Assessing and following up on your job application.',
            },
            {
              es: 'Mantener la seguridad del sitio y cumplir obligaciones legales y requerimientos de autoridad competente.',
              en: 'Keeping the site secure and complying with legal obligations and with requests from competent authorities.',
            },
          ],
          closing: [
            {
              es: 'Finalidades secundarias, que no son necesarias para atenderle y requieren su consentimiento: medir el uso del sitio y la eficacia de nuestra publicidad, y enviarle información sobre nuestros servicios y sobre cambios normativos que puedan interesarle.',
              en: 'Secondary purposes, which are not necessary to assist you and require your consent: measuring the use of the site and the effectiveness of our advertising, and sending you information about our services and about legal changes that may interest you.',
            },
            {
              es: 'Si no desea que sus datos se usen para las finalidades secundarias, escriba a {{email}} con el asunto “Finalidades secundarias”, desde este momento o más adelante. Su negativa no será motivo para negarle la atención que solicita.',
              en: 'If you do not want your data to be used for the secondary purposes, write to {{email}} with the subject “Secondary purposes”, now or at any later time. Your refusal will not be a reason to deny you the assistance you request.',
            },
          ],
        },
        {
          id: 'transferencias',
          title: { es: 'Transferencias y encargados', en: 'Transfers and processors' },
          paragraphs: [
            {
              es: 'No vendemos sus datos personales. Solo los transferimos a terceros con su consentimiento, o sin él en los casos que la Ley permite, por ejemplo cuando una autoridad competente lo requiere de manera fundada y motivada.',
              en: 'We do not sell your personal data. We transfer them to third parties only with your consent, or without it in the cases that the Law allows, for example when a competent authority issues a request stating its legal basis and grounds.',
            },
            {
              es: 'Si le interesa un servicio que prestan terceros regulados, como cambio de divisas, remesas o tarjetas de prepago, le diremos quién lo presta y pediremos su consentimiento antes de compartirle sus datos.',
              en: 'If you are interested in a service provided by regulated third parties, such as currency exchange, remittances or prepaid cards, we will tell you who provides it and ask for your consent before sharing your data with them.',
            },
            {
              es: 'Usamos proveedores de alojamiento, base de datos, correo, agenda, mensajería y medición que actúan como encargados: tratan los datos por nuestra cuenta, conforme a nuestras instrucciones y con deber de confidencialidad. Algunos pueden encontrarse fuera de México. Estas comunicaciones a encargados no son transferencias y no requieren su consentimiento.',
              en: 'We use providers of hosting, database, e-mail, scheduling, messaging and measurement services who act as processors: they process the data on our behalf, on our instructions and under a duty of confidentiality. Some may be outside Mexico. These communications are not transfers and do not require your consent.',
            },
            {
              es: 'Los enlaces de este sitio a la agenda, al chat y a las redes sociales llevan a servicios de terceros que tienen sus propios avisos de privacidad. La agenda que se muestra dentro de la página de asesoría en IA se carga desde su proveedor, y una de las páginas de softlanding consulta el país desde el que se conecta para elegir el idioma; en ambos casos el proveedor recibe su dirección IP.',
              en: 'The links on this site to the booking calendar, the chat and the social networks lead to third-party services that have privacy notices of their own. The calendar shown on the AI advisory page is loaded from its provider, and one of the soft-landing pages looks up the country you connect from in order to choose the language; in both cases the provider receives your IP address.',
            },
          ],
        },
        {
          id: 'derechos-arco',
          title: {
            es: 'Derechos ARCO, revocación y limitación',
            en: 'ARCO rights, withdrawal of consent and limits on use',
          },
          paragraphs: [
            {
              es: 'Usted puede acceder a sus datos, rectificarlos si son inexactos, cancelarlos u oponerse a su tratamiento (derechos ARCO), así como revocar su consentimiento y limitar el uso o la divulgación de sus datos. La cancelación o la revocación pueden no proceder cuando una obligación legal nos exija conservar la información.',
              en: 'You may access your data, rectify them if they are inaccurate, have them canceled (deleted) or object to their processing (ARCO rights), and you may also withdraw your consent and limit the use or disclosure of your data. Cancellation or withdrawal may not be possible where a legal obligation requires us to keep the information.',
            },
            {
              es: 'Para hacerlo, envíe a {{email}} una solicitud con el asunto “Derechos ARCO” que contenga:',
              en: 'To do so, send a request to {{email}} with the subject “ARCO rights” containing:',
            },
          ],
          list: [
            {
              es: 'Su nombre y un domicilio o correo electrónico para comunicarle la respuesta.',
              en: 'Your name and an address or e-mail address where we can send the answer.',
            },
            {
              es: 'Los documentos que acrediten su identidad o, en su caso, la personalidad e identidad de su representante legal.',
              en: 'Documents that prove your identity or, where applicable, the identity and authority of your legal representative.',
            },
            {
              es: 'La descripción clara de los datos y del derecho que desea ejercer, y cualquier elemento que ayude a localizarlos.',
              en: 'A clear description of the data and of the right you wish to exercise, and anything that helps to locate them.',
            },
            {
              es: 'Si pide una rectificación, las modificaciones que deban hacerse y los documentos que las sustenten.',
              en: 'If you request a rectification, the changes to be made and the documents that support them.',
            },
          ],
          closing: [
            {
              es: 'Le comunicaremos nuestra determinación y, si procede, la haremos efectiva dentro de los plazos que fija la Ley. El ejercicio de estos derechos es gratuito, salvo los gastos justificados de envío o de reproducción que la Ley permite. Responderemos por correo electrónico, a menos que nos indique otro medio.',
              en: 'We will inform you of our decision and, if your request is granted, carry it out within the periods that the Law sets. Exercising these rights is free of charge, except for the justified costs of delivery or copies that the Law allows. We will answer by e-mail unless you indicate another means.',
            },
            {
              es: 'Si considera que no atendimos debidamente su solicitud, puede acudir a la Secretaría Anticorrupción y Buen Gobierno, autoridad en la materia, en los términos y plazos que establece la Ley.',
              en: 'If you believe that we did not handle your request properly, you may turn to the Secretaría Anticorrupción y Buen Gobierno (Ministry of Anti-Corruption and Good Governance), the competent authority, under the terms and within the periods that the Law establishes.',
            },
          ],
        },
        {
          id: 'seguridad',
          title: { es: 'Seguridad y conservación', en: 'Security and retention' },
          paragraphs: [
            {
              es: 'Aplicamos medidas de seguridad administrativas, técnicas y físicas para proteger sus datos contra daño, pérdida, alteración, destrucción y uso o acceso no autorizado. El acceso se limita a quienes lo necesitan para atenderle, todos ellos con deber de confidencialidad.',
              en: 'We apply administrative, technical and physical security measures to protect your data against damage, loss, alteration, destruction and unauthorized use or access. Access is limited to the people who need it to assist you, all of whom are bound by confidentiality.',
            },
            {
              es: 'Si ocurriera una vulneración de seguridad que afecte de forma significativa sus derechos patrimoniales o morales, se la informaremos de inmediato para que pueda tomar las medidas correspondientes.',
              en: 'If a security breach significantly affects your property or personal rights, we will inform you immediately so that you can take the appropriate measures.',
            },
            {
              es: 'Conservamos los datos solo el tiempo necesario para las finalidades de este aviso y para cumplir los plazos legales aplicables. Después se bloquean y se suprimen.',
              en: 'We keep the data only for as long as the purposes of this notice and the applicable legal periods require. After that they are blocked and deleted.',
            },
            {
              es: 'En la base de datos de este sitio, los mensajes se conservan hasta {{kept_leads_months}} meses desde que los recibimos; las solicitudes de softlanding y de cumplimiento fintech, hasta {{kept_softlanding_requests_months}} meses; y las postulaciones, hasta {{kept_career_applications_months}} meses. Si pide antes su cancelación y procede, los suprimimos de ella; las copias de respaldo los contienen hasta que se renuevan.',
              en: 'In the database of this site, messages are kept for up to {{kept_leads_months}} months from when we receive them; soft-landing and fintech compliance requests for up to {{kept_softlanding_requests_months}} months; and job applications for up to {{kept_career_applications_months}} months. If you ask for their cancellation earlier and it is granted, we delete them from it; backup copies contain them until they are renewed.',
            },
          ],
        },
        {
          id: 'cambios',
          title: { es: 'Cambios al aviso y contacto', en: 'Changes to this notice and contact' },
          paragraphs: [
            {
              es: 'Podemos modificar este aviso por cambios legales, nuevos servicios o ajustes en nuestras prácticas. La versión vigente se publica en esta página con la fecha de su última actualización. Si un cambio requiere su consentimiento, se lo pediremos.',
              en: 'We may modify this notice because of legal changes, new services or adjustments to our practices. The version in force is published on this page with the date of its last update. If a change requires your consent, we will ask you for it.',
            },
            {
              es: 'Nuestra área de datos personales atiende cualquier duda sobre este aviso en {{email}} o en el teléfono {{phone}}.',
              en: 'Our personal data department answers any question about this notice at {{email}} or by telephone at {{phone}}.',
            },
          ],
        },
      ],
    }),
  ],
});
