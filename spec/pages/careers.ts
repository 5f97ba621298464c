import { book, callToAction, definePage, formDialog, hero, image, openDialog } from '#schema';
import { exchange } from './careers/exchange.ts';
import { growth } from './careers/growth.ts';
import { principles } from './careers/principles.ts';
import { selection } from './careers/selection.ts';

/** Working at the firm: principles, grades, selection and the application. */
export default definePage({
  id: 'careers',
  layout: 'company',
  title: {
    es: 'Empleo para abogados y contadores: crezca de G1 a G4',
    en: 'Jobs for lawyers and accountants in Mexico: G1 to G4',
  },
  description: {
    es: 'Cómo se trabaja y se crece en la firma: cuatro grados, lo que se espera y se aprende en cada uno, cómo es la selección y el formulario para postularse.',
    en: 'How we work and how people grow in the firm: four grades, what each asks and teaches, how we select, and the form to apply for a job with us.',
  },
  blocks: [
    hero({
      image: image({
        file: 'stair.svg',
        decorative: true,
        labels: [
          { text: { es: 'G1', en: 'G1' }, x: 91, y: 508, size: 26, on: 'dark' },
          { text: { es: 'En formación', en: 'Trainee' }, x: 91, y: 532, size: 21, on: 'dark' },
          { text: { es: 'G2', en: 'G2' }, x: 239, y: 428, size: 26, on: 'dark' },
          { text: { es: 'Ejecutor', en: 'Practitioner' }, x: 239, y: 452, size: 21, on: 'dark' },
          { text: { es: 'G3', en: 'G3' }, x: 387, y: 348, size: 26, on: 'dark' },
          { text: { es: 'Referente', en: 'Lead' }, x: 387, y: 372, size: 21, on: 'dark' },
          { text: { es: 'G4', en: 'G4' }, x: 540, y: 268, size: 26, on: 'dark' },
          { text: { es: 'Transformador', en: 'Transformer' }, x: 612, y: 292, size: 21, align: 'end', on: 'dark' },
        ],
      }),
      eyebrow: { es: 'Trabaje con nosotros', en: 'Careers' },
      heading: {
        es: 'Trabaje en derecho y contabilidad con asuntos de verdad',
        en: 'Work in law and accounting, on real matters',
      },
      lead: {
        es: 'Buscamos personas del derecho, la contabilidad y el cumplimiento regulatorio que quieran entender cómo funciona una empresa por dentro. Hoy somos {{collaborators}}, y el trabajo de cada quien cuenta.',
        en: 'We’re looking for people from law, accounting and regulatory compliance who want to understand how a company works from the inside. There are {{collaborators}} of us today, and everyone’s work counts.',
      },
      actions: [
        openDialog('postulacion', { es: 'Postularme', en: 'Apply' }),
        book('intro', { es: 'Agendar una conversación', en: 'Book a conversation' }),
      ],
      note: {
        es: 'La postulación es un formulario breve. No hace falta adjuntar archivos.',
        en: 'The application is a short form. There are no files to attach.',
      },
    }),
    principles,
    growth,
    exchange,
    selection,
    callToAction({
      heading: { es: '¿En qué grado se ve?', en: 'Which grade do you see yourself in?' },
      text: {
        es: 'Cuéntenoslo en la postulación. Si antes quiere resolver dudas, agende una conversación con nosotros.',
        en: 'Tell us in your application. If you’d like to ask something first, book a conversation with us.',
      },
      actions: [
        openDialog('postulacion', { es: 'Enviar mi postulación', en: 'Send my application' }),
        book('intro', { es: 'Agendar una conversación', en: 'Book a conversation' }),
      ],
    }),
    formDialog({
      id: 'postulacion',
      form: 'career',
      heading: { es: 'Su postulación', en: 'Your application' },
      lead: {
        es: 'La leen las personas que llevan la selección; le responden por correo y, si su perfil encaja, le proponen una entrevista. Si no tiene experiencia en un despacho, hable de sus estudios o de otro trabajo.',
        en: 'The people in charge of selection read it; they reply by e-mail and, if your profile fits, suggest an interview. If you haven’t worked at a firm before, tell us about your studies or another job.',
      },
    }),
  ],
});
