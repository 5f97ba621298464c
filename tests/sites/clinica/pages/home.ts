import { cards, definePage, faq, formSection, hero, jumpTo, linkTo, steps } from '#schema';
import { firm } from '../firm.ts';

/** The home page. */
export default definePage({
  id: 'home',
  layout: 'home',
  title: { es: 'Dentistas en la Colonia Americana', en: 'Dentists in Guadalajara', fr: 'Dentistes à Guadalajara' },
  description: {
    es: 'Clínica dental en Guadalajara: revisión, ortodoncia, implantes y odontopediatría, con el precio por escrito antes de empezar.',
    en: 'Dental clinic in Guadalajara: check-ups, orthodontics, implants and children’s dentistry, with the price in writing before we start.',
    fr: 'Clinique dentaire à Guadalajara : contrôles, orthodontie, implants et soins des enfants, avec un devis écrit avant de commencer.',
  },
  structuredData: 'organisation',
  blocks: [
    hero({
      eyebrow: firm.tagline,
      heading: { es: 'Su dentista, sin sorpresas', en: 'A dentist without surprises', fr: 'Un dentiste sans surprise' },
      lead: {
        es: 'Le explicamos qué tiene, qué puede esperar y cuánto cuesta. Usted decide con calma; nosotros cuidamos de lo demás.',
        en: 'We explain what is wrong, what can wait and what it costs. You decide in your own time; we take care of the rest.',
        fr: 'Nous vous expliquons ce qui ne va pas, ce qui peut attendre et ce que cela coûte. Vous décidez à votre rythme ; nous nous occupons du reste.',
      },
      points: [
        { es: 'Presupuesto por escrito', en: 'Quote in writing', fr: 'Devis écrit' },
        { es: 'Urgencias el mismo día', en: 'Same-day emergencies', fr: 'Urgences le jour même' },
        { es: 'Atención en tres idiomas', en: 'Care in three languages', fr: 'Accueil en trois langues' },
      ],
      actions: [
        jumpTo('cita', { es: 'Pedir una cita', en: 'Request an appointment', fr: 'Demander un rendez-vous' }),
        linkTo('prices', { es: 'Ver precios', en: 'See prices', fr: 'Voir les tarifs' }),
      ],
    }),
    cards({
      id: 'tratamientos',
      form: 'windows',
      heading: { es: 'Lo que más nos piden', en: 'What people come for', fr: 'Les soins les plus demandés' },
      items: [
        {
          title: { es: 'Revisión y limpieza', en: 'Check-up and cleaning', fr: 'Contrôle et détartrage' },
          text: {
            es: 'Exploración, radiografía si hace falta y limpieza con ultrasonido. Dura {{checkUpMinutes}} minutos.',
            en: 'Examination, an X-ray where needed and ultrasonic cleaning. It takes {{checkUpMinutes}} minutes.',
            fr: 'Examen, radiographie si nécessaire et détartrage aux ultrasons. Comptez {{checkUpMinutes}} minutes.',
          },
        },
        {
          title: { es: 'Ortodoncia', en: 'Orthodontics', fr: 'Orthodontie' },
          text: {
            es: 'Brackets o alineadores, con un plan que muestra cada etapa antes de colocar nada.',
            en: 'Braces or aligners, with a plan that shows each stage before anything is fitted.',
            fr: 'Bagues ou gouttières, avec un plan qui montre chaque étape avant toute pose.',
          },
        },
        {
          title: { es: 'Implantes', en: 'Implants', fr: 'Implants' },
          text: {
            es: 'Estudio en tres dimensiones, cirugía con anestesia local y corona a la medida.',
            en: 'A three-dimensional scan, surgery under local anaesthetic and a made-to-measure crown.',
            fr: 'Imagerie en trois dimensions, chirurgie sous anesthésie locale et couronne sur mesure.',
          },
        },
        {
          title: { es: 'Niñas y niños', en: 'Children', fr: 'Enfants' },
          text: {
            es: 'Primera visita sin prisa desde los tres años, con selladores y mucho juego.',
            en: 'An unhurried first visit from the age of three, with sealants and plenty of play.',
            fr: 'Une première visite tout en douceur dès trois ans, avec scellement des sillons et beaucoup de jeu.',
          },
        },
      ],
      actions: [linkTo('treatments', { es: 'Todos los tratamientos', en: 'All treatments', fr: 'Tous les soins' })],
    }),
    steps({
      heading: {
        es: 'Cómo es la primera visita',
        en: 'What happens on the first visit',
        fr: 'Le déroulement de la première visite',
      },
      items: [
        {
          title: { es: 'Escuchamos', en: 'We listen', fr: 'Nous écoutons' },
          text: {
            es: 'Nos cuenta qué le molesta, qué toma y qué le preocupa del dentista.',
            en: 'You tell us what hurts, what you take and what worries you about dentists.',
            fr: 'Vous nous dites ce qui vous gêne, ce que vous prenez et ce que vous redoutez chez le dentiste.',
          },
        },
        {
          title: { es: 'Revisamos', en: 'We look', fr: 'Nous examinons' },
          text: {
            es: 'Exploramos diente por diente y le mostramos las imágenes en pantalla.',
            en: 'We examine tooth by tooth and show you the images on screen.',
            fr: 'Nous examinons dent par dent et vous montrons les images à l’écran.',
          },
        },
        {
          title: { es: 'Proponemos', en: 'We propose', fr: 'Nous proposons' },
          text: {
            es: 'Sale con un plan por escrito: lo urgente, lo que conviene y lo que puede esperar.',
            en: 'You leave with a written plan: what is urgent, what is advisable and what can wait.',
            fr: 'Vous repartez avec un plan écrit : l’urgent, le souhaitable et ce qui peut attendre.',
          },
        },
      ],
    }),
    faq({
      heading: { es: 'Preguntas frecuentes', en: 'Frequent questions', fr: 'Questions fréquentes' },
      items: [
        {
          question: {
            es: '¿Cuánto cuesta la primera visita?',
            en: 'What does the first visit cost?',
            fr: 'Combien coûte la première visite ?',
          },
          answer: {
            es: 'La valoración cuesta {{firstVisit}} pesos y se descuenta si inicia el tratamiento en los 30 días siguientes.',
            en: 'The assessment costs {{firstVisit}} pesos, which we deduct if you start treatment within 30 days.',
            fr: 'Le bilan coûte {{firstVisit}} pesos, déduits si le traitement commence dans les 30 jours.',
          },
        },
        {
          question: { es: '¿Atienden urgencias?', en: 'Do you see emergencies?', fr: 'Recevez-vous en urgence ?' },
          answer: {
            es: 'Sí. Llámenos al {{phone}} y le buscamos un lugar ese mismo día, dentro del horario de atención.',
            en: 'Yes. Call {{phone}} and we will find you a place the same day, within opening hours.',
            fr: 'Oui. Appelez le {{phone}} : nous vous trouverons une place le jour même, pendant les heures d’ouverture.',
          },
        },
        {
          question: {
            es: '¿Qué hago antes de la primera cita?',
            en: 'How should I prepare for the first appointment?',
            fr: 'Comment préparer le premier rendez-vous ?',
          },
          answer: {
            es: 'Poca cosa: traiga la lista de los medicamentos que toma y las radiografías que tenga. Lo contamos en nuestros consejos.',
            en: 'Very little: bring a list of the medicines you take and any X-rays you have. Our advice page says more.',
            fr: 'Peu de chose : apportez la liste de vos médicaments et vos radiographies. Nos conseils en disent plus.',
          },
        },
      ],
    }),
    formSection({
      id: 'cita',
      form: 'appointment',
      heading: { es: 'Pida su cita', en: 'Request an appointment', fr: 'Demandez un rendez-vous' },
      lead: {
        es: 'Díganos cuándo le acomoda. Le confirmamos por correo en un máximo de {{responseHours}} horas hábiles.',
        en: 'Tell us when suits you. We confirm by e-mail within {{responseHours}} working hours.',
        fr: 'Dites-nous quand cela vous convient. Nous confirmons par courriel sous {{responseHours}} heures ouvrables.',
      },
      aside: {
        heading: { es: '¿Le duele ahora?', en: 'In pain right now?', fr: 'Vous avez mal en ce moment ?' },
        text: {
          es: 'No espere al correo: llámenos y le damos lugar hoy mismo.',
          en: 'Do not wait for an e-mail: call us and we will see you today.',
          fr: 'N’attendez pas un courriel : appelez-nous, nous vous recevons aujourd’hui.',
        },
        options: [
          {
            icon: 'phone',
            title: { es: 'Teléfono', en: 'Telephone', fr: 'Téléphone' },
            text: { es: '{{hours}}', en: '{{hours}}', fr: '{{hours}}' },
            action: { kind: 'phone' },
          },
        ],
      },
    }),
  ],
});
