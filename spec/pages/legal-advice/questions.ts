import { faq } from '#schema';

/** What individuals often ask. */
export const questions = faq({
  id: 'preguntas',
  heading: { es: 'Preguntas frecuentes', en: 'Frequently asked questions' },
  items: [
    {
      question: { es: '¿Cuánto dura la consulta inicial?', en: 'How long is the initial consultation?' },
      answer: {
        es: 'Dura de {{legalMinutes}} minutos, según el asunto. Al terminar sabrá qué opciones tiene y cuál sería el siguiente paso.',
        en: 'It takes {{legalMinutes}} minutes, depending on the matter. By the end you’ll know what your options are and what the next step would be.',
      },
    },
    {
      question: { es: '¿Qué documentos debo llevar?', en: 'Which documents should I bring?' },
      answer: {
        es: 'Una identificación oficial y lo que tenga sobre el asunto: contratos, actas, recibos de pago, mensajes o notificaciones. Si recibió un documento con plazo, llévelo aunque no lo entienda y díganos la fecha en que lo recibió.',
        en: 'Official identification and whatever you have about the matter: contracts, certificates, payment receipts, messages or notices. If you received a document with a deadline, bring it even if you don’t understand it, and tell us the date you received it.',
      },
    },
    {
      question: { es: '¿Cuánto tarda un divorcio?', en: 'How long does a divorce take?' },
      answer: {
        es: 'Un divorcio voluntario, con acuerdo sobre hijos, alimentos y bienes, puede tomar de {{divorceMonths}} meses como referencia. Si no hay acuerdo, el matrimonio puede disolverse y lo demás resolverse después ante el juez, lo que toma más tiempo. Depende de la entidad federativa y del juzgado, y de si ahí ya se aplica el Código Nacional de Procedimientos Civiles y Familiares: entra en vigor por declaratoria en cada entidad, a más tardar el 1 de abril de 2027.',
        en: 'A divorce by mutual consent, with agreement on children, support and property, can take {{divorceMonths}} months as a guide. Without an agreement, the marriage can be dissolved and the rest decided later by the judge, which takes longer. It depends on the state and the court, and on whether the National Code of Civil and Family Procedure already applies there: each state declares its entry into force, by April 1, 2027 at the latest.',
      },
    },
    {
      question: { es: 'Me despidieron, ¿qué hago primero?', en: 'I’ve been fired. What should I do first?' },
      answer: {
        es: 'No firme una renuncia ni un finiquito que no haya revisado, y guarde sus recibos, contrato y mensajes. En la mayoría de los casos debe acudir a conciliación antes de demandar. Por regla general, la acción por despido prescribe en dos meses, contados desde el día siguiente a la separación (artículo 518 de la Ley Federal del Trabajo); presentar la solicitud de conciliación interrumpe ese plazo. Escribirnos o agendar con nosotros no lo interrumpe.',
        en: 'Don’t sign a resignation or a settlement that you haven’t had reviewed, and keep your pay stubs, contract and messages. In most cases you must go to conciliation before suing. As a rule, a dismissal claim expires two months from the day after you were let go (article 518 of the Federal Labor Law); filing the request for conciliation interrupts that period. Writing to us or booking with us doesn’t.',
      },
    },
    {
      question: {
        es: '¿Qué hago si detienen a un familiar?',
        en: 'What should I do if a relative is arrested?',
      },
      answer: {
        es: 'Averigüe ante qué autoridad está y llámenos al {{phone}}. Mientras tanto, recuerde que toda persona detenida tiene derecho a conocer el motivo, a guardar silencio y a contar con un defensor desde el momento de su detención; si no tiene uno particular, se le asigna un defensor público.',
        en: 'Find out which authority is holding them and call us at {{phone}}. Meanwhile, keep in mind that everyone who is arrested has the right to know the reason, to remain silent and to have a defense lawyer from the moment of arrest; those who have no private lawyer are assigned a public defender.',
      },
    },
    {
      question: { es: '¿Cómo se cobran los honorarios?', en: 'How are fees charged?' },
      answer: {
        es: 'Depende del asunto: puede ser un monto fijo, un honorario por etapa o por hora. Se lo proponemos por escrito después de la consulta, con lo que incluye y los gastos que son aparte, como derechos o notaría. Usted decide si lo acepta.',
        en: 'It depends on the matter: a fixed amount, a fee for each stage or an hourly fee. We propose it in writing after the consultation, with what it includes and the expenses that are separate, such as government fees or the notary. Accepting it is up to you.',
      },
    },
    {
      question: { es: '¿Lo que les cuente es confidencial?', en: 'Is what I tell you confidential?' },
      answer: {
        es: 'Sí. Estamos obligados a guardar el secreto profesional desde la primera consulta, aunque no nos contrate, con las excepciones que prevé la ley. Por seguridad, no envíe datos delicados por el formulario: compártalos en la consulta.',
        en: 'Yes. We’re bound by professional confidentiality from the first consultation, even if you don’t hire us, with the exceptions that the law provides. To be safe, don’t send sensitive details through a form: share them in the consultation.',
      },
    },
    {
      question: {
        es: '¿Puedo tener la consulta por videollamada?',
        en: 'Can the consultation be by video call?',
      },
      answer: {
        es: 'Sí. Al agendar, indíquenos si la prefiere por videollamada o en nuestra oficina de Roma Sur, en la Ciudad de México. Algunos trámites exigen su presencia o su firma autógrafa; le avisaremos con tiempo.',
        en: 'Yes. When you book, tell us whether you prefer a video call or our office in Roma Sur, Mexico City. Some procedures require you to be present or to sign by hand; we’ll let you know in advance.',
      },
    },
  ],
});
