import { steps } from '#schema';

/** The four grades, G1 to G4. */
export const growth = steps({
  id: 'crecimiento',
  heading: { es: 'Cuatro grados, de G1 a G4', en: 'Four grades, from G1 to G4' },
  lead: {
    es: 'El grado mide la responsabilidad que alguien puede asumir. La antigüedad ayuda, pero por sí sola no basta.',
    en: 'A grade measures how much responsibility someone can take on. Seniority helps, but isn’t enough on its own.',
  },
  items: [
    {
      mark: { es: 'G1', en: 'G1' },
      title: { es: 'En formación', en: 'Trainee' },
      text: {
        es: 'Para quien empieza en la profesión o llega de otra área.',
        en: 'For those beginning in the profession or arriving from another field.',
      },
      points: [
        {
          es: 'Se espera que siga el procedimiento, lleve un registro ordenado y pida ayuda a tiempo.',
          en: 'Expected to follow the procedure, keep orderly records and ask for help in time.',
        },
        {
          es: 'Se aprende a integrar un expediente, a leer un acta y un CFDI, y a tratar con clientes en compañía de alguien con más experiencia.',
          en: 'Learns to put together a file, to read a deed and a CFDI (electronic invoice), and to deal with clients alongside someone with more experience.',
        },
      ],
    },
    {
      mark: { es: 'G2', en: 'G2' },
      title: { es: 'Ejecutor', en: 'Practitioner' },
      text: {
        es: 'Lleva tareas completas, con una revisión antes de la entrega.',
        en: 'Handles whole tasks, reviewed before delivery.',
      },
      points: [
        {
          es: 'Se espera que cumpla fechas, note lo que falta y deje su trabajo explicado por escrito.',
          en: 'Expected to meet deadlines, notice what’s missing and leave the work explained in writing.',
        },
        {
          es: 'Se aprende a calcular y redactar sin guía, a estimar tiempos y a decirle a un cliente que algo no procede.',
          en: 'Learns to calculate and draft without guidance, to estimate how long work takes and to tell a client that something can’t be done.',
        },
      ],
    },
    {
      mark: { es: 'G3', en: 'G3' },
      title: { es: 'Referente', en: 'Lead' },
      text: {
        es: 'Es a quien los demás consultan en su materia.',
        en: 'The person others consult in their field.',
      },
      points: [
        {
          es: 'Se espera que responda por los asuntos de sus clientes, revise el trabajo de G1 y G2 y sostenga una opinión con fundamento.',
          en: 'Expected to answer for their clients’ matters, review the work of G1 and G2 and stand by a well-founded opinion.',
        },
        {
          es: 'Se aprende a fijar alcances, a enseñar y a conducir asuntos difíciles ante una autoridad.',
          en: 'Learns to set the scope of an engagement, to teach and to handle difficult matters with the authorities.',
        },
      ],
    },
    {
      mark: { es: 'G4', en: 'G4' },
      title: { es: 'Transformador', en: 'Transformer' },
      text: {
        es: 'Cambia la manera en que trabaja la firma.',
        en: 'Changes the way the firm works.',
      },
      points: [
        {
          es: 'Se espera que proponga servicios o métodos nuevos, forme referentes y ayude a decidir qué asuntos se aceptan.',
          en: 'Expected to propose new services or methods, train new leads and help decide which matters are taken on.',
        },
        {
          es: 'Se aprende a dirigir una práctica: sus prioridades, sus riesgos y su presupuesto.',
          en: 'Learns to run a practice: its priorities, its risks and its budget.',
        },
      ],
    },
  ],
});
