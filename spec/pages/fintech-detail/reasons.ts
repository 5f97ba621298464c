import { checklist } from '#schema';

/** The eight reasons to choose the firm. */
export const reasons = checklist({
  id: 'razones',
  heading: { es: 'Ocho razones para elegirnos', en: 'Eight reasons to choose us' },
  items: [
    { es: 'Más de {{fintechProjects}} proyectos fintech', en: 'More than {{fintechProjects}} fintech projects' },
    { es: 'Abogados y contadores en un mismo equipo', en: 'Lawyers and accountants on one team' },
    { es: 'Una persona a cargo, de principio a fin', en: 'One person in charge, from start to finish' },
    { es: 'Requisitos listos para su equipo de desarrollo', en: 'Requirements ready for your developers' },
    { es: 'Explicaciones para su consejo, en español o inglés', en: 'Explained to your board in Spanish or English' },
    { es: 'Alcance por escrito, con lo que queda fuera', en: 'Scope in writing, with what is left out' },
    { es: 'Si su modelo no requiere licencia, se lo decimos', en: 'If your model needs no license, we say so' },
    {
      es: 'Respuesta en un máximo de {{responseHours}} horas',
      en: 'A reply within {{responseHours}} hours',
    },
  ],
});
