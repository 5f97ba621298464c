import { alert, book, definePage, formSection, hero, linkTo, serviceCards, statement, stats } from '#schema';
import { firm } from '../site.ts';

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
        fr: 'Nous vous expliquons ce qui ne va pas, ce qui peut attendre et ce que cela coûte. Vous décidez à votre rythme.',
      },
      tiles: [
        {
          title: { es: 'Cuidado', en: 'Care' },
          text: { es: 'Lo necesario', en: 'What is needed' },
          motif: 'treatments',
        },
        { title: { es: 'Empresas', en: 'Companies' }, text: { es: 'Convenios', en: 'Plans' }, motif: 'softlanding' },
      ],
      actions: [
        book('newClients', { es: 'Agendar Consulta', en: 'Book a Consultation' }, { style: 'primary' }),
        linkTo('services', { es: 'Ver Servicios', en: 'View Services' }, { style: 'secondary' }),
        alert('dashboard.unavailable', { es: 'Iniciar Sesión', en: 'Sign In' }, { style: 'quiet' }),
        alert('dashboard.unavailable', { es: 'Crear Cuenta', en: 'Create Account' }, { style: 'quiet' }),
      ],
      note: {
        es: 'Más de {{companies}} empresas atendidas desde {{since}}.',
        en: 'More than {{companies}} companies looked after since {{since}}.',
      },
    }),
    stats({
      id: 'cifras',
      heading: { es: 'La clínica en cifras', en: 'The clinic in figures' },
      lead: { es: 'Cifras acumuladas desde {{since}}.', en: 'Cumulative figures since {{since}}.' },
      items: [
        { value: { es: '+{{companies}}', en: '{{companies}}+' }, label: { es: 'empresas', en: 'companies' } },
        { value: { es: '{{satisfaction}}%', en: '{{satisfaction}}%' }, label: { es: 'satisfechos', en: 'satisfied' } },
      ],
      actions: [linkTo('company', { es: 'Conocer la clínica', en: 'About the clinic' })],
    }),
    serviceCards({
      id: 'services',
      heading: { es: 'Tres servicios', en: 'Three services' },
      lead: { es: 'Cada página dice cómo empezar.', en: 'Each page says how to begin.' },
    }),
    statement({
      id: 'about',
      heading: { es: 'Primero conservar', en: 'Preserve first' },
      paragraphs: [
        { es: 'Un diente sano dura más que cualquier arreglo.', en: 'A healthy tooth outlasts any repair.' },
      ],
    }),
    formSection({
      id: 'contact',
      form: 'contact-home',
      heading: { es: 'Cuéntenos qué necesita', en: 'Tell us what you need', fr: 'Dites-nous ce qu’il vous faut' },
      lead: {
        es: 'Escríbanos y le responderemos en un máximo de {{responseHours}} horas con el siguiente paso.',
        en: 'Write to us and we will answer within {{responseHours}} hours with the next step.',
      },
      aside: {
        heading: { es: '¿Prefiere hablar con nosotros?', en: 'Would you rather talk?' },
        text: { es: 'Gratis: {{contactMinutes}} minutos.', en: 'Free: {{contactMinutes}} minutes.' },
        actions: [book('newClients'), linkTo('contact', { es: 'Contacto', en: 'Contact' }, { style: 'quiet' })],
      },
    }),
  ],
});
