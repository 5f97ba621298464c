import { cards } from '#schema';

/** The eight reasons to choose the firm. */
export const reasons = cards({
  id: 'razones',
  form: 'rows',
  heading: { es: 'Ocho razones para elegirnos', en: 'Eight reasons to choose us' },
  items: [
    {
      title: { es: 'Experiencia en el sector', en: 'Experience in the sector' },
      text: {
        es: 'Hemos trabajado en más de {{fintechProjects}} proyectos fintech y sabemos qué preguntas suelen repetirse.',
        en: 'We’ve worked on more than {{fintechProjects}} fintech projects and know which questions tend to recur.',
      },
    },
    {
      title: { es: 'Abogados y contadores', en: 'Lawyers and accountants' },
      text: {
        es: 'Los mismos que redactan el plan de negocios comprueban que cuadre con los estados financieros.',
        en: 'The people who write the business plan also check that it agrees with the financial statements.',
      },
    },
    {
      title: { es: 'Una persona a cargo', en: 'One person in charge' },
      text: {
        es: 'Lleva su asunto de principio a fin y recuerda por qué se tomó cada decisión.',
        en: 'They take your matter from start to finish and remember why each decision was made.',
      },
    },
    {
      title: { es: 'Requisitos listos para programar', en: 'Requirements ready to build' },
      text: {
        es: 'Su equipo de desarrollo recibe reglas con campos, límites y casos de prueba.',
        en: 'Your developers receive rules with fields, limits and test cases.',
      },
    },
    {
      title: { es: 'Español e inglés', en: 'Spanish and English' },
      text: {
        es: 'Explicamos la regulación mexicana a consejos e inversionistas extranjeros sin que usted tenga que traducirla.',
        en: 'We explain Mexican regulation to foreign boards and investors, so you don’t have to translate it.',
      },
    },
    {
      title: { es: 'Alcance por escrito', en: 'Scope in writing' },
      text: {
        es: 'Antes de empezar conoce los entregables, los documentos que necesitaremos y los trámites que quedan fuera.',
        en: 'Before we start you know the deliverables, the documents we’ll need and the procedures left out.',
      },
    },
    {
      title: { es: 'Una opinión franca', en: 'A frank opinion' },
      text: {
        es: 'Si vemos que su modelo no requiere licencia, o que hoy no podría mantenerla, se lo decimos al principio.',
        en: 'If we see that your model needs no license, or that you couldn’t maintain one today, we say so at the start.',
      },
    },
    {
      title: { es: 'Respuesta en {{responseHours}} horas', en: 'A reply within {{responseHours}} hours' },
      text: {
        es: 'También cuando la pregunta llega después de la autorización, con una auditoría o un producto nuevo.',
        en: 'The same holds when the question comes after authorization, with an audit or a new product.',
      },
    },
  ],
});
