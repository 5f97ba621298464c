import { callToAction, cards, definePage, hero, image, linkTo, topics, video } from '#schema';

/** What the clinic treats. */
export default definePage({
  id: 'treatments',
  layout: 'overview',
  title: { es: 'Tratamientos dentales', en: 'Dental treatments', fr: 'Soins dentaires' },
  description: {
    es: 'Prevención, ortodoncia, implantes, estética y odontopediatría: qué incluye cada tratamiento y cuándo conviene.',
    en: 'Prevention, orthodontics, implants, cosmetic and children’s dentistry: what each treatment includes and when it helps.',
    fr: 'Prévention, orthodontie, implants, esthétique et soins des enfants : ce que comprend chaque soin et quand il convient.',
  },
  blocks: [
    hero({
      eyebrow: { es: 'Tratamientos', en: 'Treatments', fr: 'Soins' },
      heading: {
        es: 'Primero lo necesario, después lo bonito',
        en: 'First what is needed, then what is nice',
        fr: 'L’essentiel d’abord, l’esthétique ensuite',
      },
      lead: {
        es: 'Un diente sano dura más que cualquier arreglo. Por eso empezamos por conservar y solo sustituimos lo que ya no tiene remedio.',
        en: 'A healthy tooth outlasts any repair. That is why we begin by preserving, and replace only what is beyond saving.',
        fr: 'Une dent saine dure plus longtemps que toute réparation. Nous commençons donc par conserver, et ne remplaçons que ce qui est perdu.',
      },
      actions: [linkTo('prices', { es: 'Ver precios', en: 'See prices', fr: 'Voir les tarifs' })],
    }),
    topics({
      id: 'areas',
      heading: { es: 'Nuestras áreas', en: 'What we do', fr: 'Nos domaines' },
      navigation: { es: 'Ir a un área', en: 'Go to an area', fr: 'Aller à un domaine' },
      listHeading: { es: 'Incluye', en: 'Includes', fr: 'Comprend' },
      items: [
        {
          id: 'prevencion',
          title: { es: 'Prevención', en: 'Prevention', fr: 'Prévention' },
          text: {
            es: 'Dos visitas al año bastan para que casi nada se vuelva urgente.',
            en: 'Two visits a year are enough to keep almost everything from becoming urgent.',
            fr: 'Deux visites par an suffisent pour que presque rien ne devienne urgent.',
          },
          services: [
            { es: 'Revisión con fotografías', en: 'Check-up with photographs', fr: 'Contrôle avec photographies' },
            { es: 'Limpieza con ultrasonido', en: 'Ultrasonic cleaning', fr: 'Détartrage aux ultrasons' },
            { es: 'Fluoruro y selladores', en: 'Fluoride and sealants', fr: 'Fluor et scellement des sillons' },
          ],
        },
        {
          id: 'ortodoncia',
          title: { es: 'Ortodoncia', en: 'Orthodontics', fr: 'Orthodontie' },
          text: {
            es: 'Para masticar bien y limpiar mejor, además de verse bien en las fotos.',
            en: 'To chew well and clean better, as well as to look good in photographs.',
            fr: 'Pour bien mâcher et mieux nettoyer, et pas seulement pour les photos.',
          },
          services: [
            { es: 'Estudio y plan por etapas', en: 'Study and staged plan', fr: 'Étude et plan par étapes' },
            {
              es: 'Brackets metálicos o estéticos',
              en: 'Metal or ceramic braces',
              fr: 'Bagues métalliques ou céramiques',
            },
            { es: 'Alineadores transparentes', en: 'Clear aligners', fr: 'Gouttières transparentes' },
          ],
        },
        {
          id: 'implantes',
          title: { es: 'Implantes y prótesis', en: 'Implants and prostheses', fr: 'Implants et prothèses' },
          text: {
            es: 'Cuando falta un diente, los de al lado se mueven. Conviene no dejarlo para después.',
            en: 'Where a tooth is missing, its neighbours move. It is better not to put it off.',
            fr: 'Quand une dent manque, ses voisines bougent. Mieux vaut ne pas attendre.',
          },
          services: [
            {
              es: 'Tomografía y guía quirúrgica',
              en: 'CT scan and surgical guide',
              fr: 'Scanner et guide chirurgical',
            },
            {
              es: 'Implante de titanio y corona',
              en: 'Titanium implant and crown',
              fr: 'Implant en titane et couronne',
            },
            { es: 'Puentes y dentaduras', en: 'Bridges and dentures', fr: 'Bridges et appareils amovibles' },
          ],
        },
        {
          id: 'ninos',
          title: { es: 'Odontopediatría', en: 'Children’s dentistry', fr: 'Soins des enfants' },
          text: {
            es: 'La primera visita es para conocerse. Nadie abre la boca a la fuerza.',
            en: 'The first visit is for getting to know each other. Nobody is made to open wide.',
            fr: 'La première visite sert à faire connaissance. Personne n’ouvre la bouche de force.',
          },
          services: [
            { es: 'Visita de adaptación', en: 'Getting-to-know-you visit', fr: 'Visite de familiarisation' },
            { es: 'Selladores y resinas', en: 'Sealants and fillings', fr: 'Scellements et résines' },
            {
              es: 'Guía de hábitos para la familia',
              en: 'Guidance on habits for the family',
              fr: 'Conseils d’hygiène pour la famille',
            },
          ],
        },
      ],
    }),
    cards({
      heading: { es: 'Según la edad', en: 'By age', fr: 'Selon l’âge' },
      items: [
        {
          title: { es: 'De tres a doce años', en: 'From three to twelve', fr: 'De trois à douze ans' },
          text: {
            es: 'Selladores, flúor y mucha paciencia.',
            en: 'Sealants, fluoride and a lot of patience.',
            fr: 'Scellements, fluor et beaucoup de patience.',
          },
          image: image({ file: 'rooms/children.jpg', decorative: true }),
        },
        {
          title: { es: 'Desde los trece', en: 'From thirteen on', fr: 'Dès treize ans' },
          text: {
            es: 'Ortodoncia si hace falta, y limpieza dos veces al año.',
            en: 'Braces if needed, and cleaning twice a year.',
            fr: 'Orthodontie si besoin, et détartrage deux fois par an.',
          },
          image: image({ file: 'rooms/surgery.jpg', decorative: true }),
        },
      ],
    }),
    video({
      heading: { es: 'Antes de venir', en: 'Before you come', fr: 'Avant de venir' },
      url: 'https://video.example/first-visit',
      still: image({ file: 'rooms/waiting-room.jpg', decorative: true }),
      title: {
        es: 'Así es la primera visita',
        en: 'What the first visit is like',
        fr: 'Comment se passe la première visite',
      },
      note: { es: '3 minutos, con subtítulos', en: '3 minutes, with subtitles', fr: '3 minutes, sous-titré' },
    }),
    callToAction({
      heading: {
        es: '¿No sabe qué necesita?',
        en: 'Not sure what you need?',
        fr: 'Vous ne savez pas ce qu’il vous faut ?',
      },
      text: {
        es: 'Para eso es la primera visita. La valoración cuesta {{firstVisit}} pesos y dura {{checkUpMinutes}} minutos.',
        en: 'That is what the first visit is for. The assessment costs {{firstVisit}} pesos and takes {{checkUpMinutes}} minutes.',
        fr: 'La première visite sert à cela. Le bilan coûte {{firstVisit}} pesos et dure {{checkUpMinutes}} minutes.',
      },
      actions: [
        linkTo(
          'home',
          { es: 'Pedir una cita', en: 'Request an appointment', fr: 'Demander un rendez-vous' },
          { hash: 'cita' },
        ),
      ],
    }),
  ],
});
