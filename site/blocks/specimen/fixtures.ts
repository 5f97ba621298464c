import { linkTo, specimen } from '#schema';
import { type Example, pages, words } from '../../gallery/example.ts';

export const examples: readonly Example<'specimen'>[] = [
  {
    name: 'track',
    says: 'Who does what from which day to which, and who waits for whom.',
    block: specimen({
      id: 'obra',
      title: words('La obra, 30 días'),
      drawing: {
        form: 'track',
        unit: words('días'),
        days: 30,
        rows: [
          { what: words('Proyecto'), who: words('El despacho'), by: 'firm', from: 1, to: 8 },
          {
            what: words('Visto bueno'),
            who: words('Usted'),
            by: 'client',
            from: 9,
            to: 11,
            waits: words('Espera el proyecto'),
            after: [1],
            ringed: true,
          },
          {
            what: words('Licencia de construcción'),
            who: words('La alcaldía'),
            by: 'other',
            from: 12,
            to: 30,
            waits: words('Espera el visto bueno'),
            after: [2],
          },
        ],
      },
      note: words('Reserve dos horas el día 9.'),
    }),
  },
  {
    name: 'month',
    says: 'What is due on which day of a month.',
    block: specimen({
      title: words('Un mes en la clínica'),
      drawing: {
        form: 'month',
        month: '2026-02',
        dates: [
          { day: 5, what: words('Pedido de material') },
          { day: 17, what: words('Pago de impuestos'), who: words('Firma la directora'), ringed: true },
        ],
      },
      note: words('Lo demás se hace antes del 17.'),
    }),
  },
  {
    name: 'year',
    says: 'What is due in which quarter, and who signs it.',
    block: specimen({
      title: words('Un año de obligaciones'),
      drawing: {
        form: 'year',
        heading: words('Obligación y firma'),
        quarter: words('T'),
        rows: [
          { what: words('Reporte trimestral'), who: words('Oficial de cumplimiento'), months: [1, 4, 7, 10] },
          { what: words('Auditoría'), who: words('Auditor independiente'), months: [2], ringed: 2 },
        ],
      },
      note: words('Cada fecha tiene una firma.'),
    }),
  },
  {
    name: 'tree',
    says: 'Questions, each with the page that a yes leads to.',
    block: specimen({
      title: words('¿Por dónde empiezo?'),
      drawing: {
        form: 'tree',
        yes: words('Sí'),
        no: words('No'),
        questions: [
          {
            question: words('¿Ya tiene una empresa?'),
            answer: words('Contabilidad.'),
            leaf: linkTo(pages.services, words('Ver servicios')),
            ringed: true,
          },
          {
            question: words('¿Tiene socios?'),
            answer: words('Estatutos.'),
            leaf: linkTo(pages.terms, words('Ver condiciones')),
          },
        ],
        otherwise: { answer: words('Hablemos.'), leaf: linkTo(pages.home, words('Escribirnos')) },
      },
      note: words('Baje hasta el primer sí.'),
    }),
  },
  {
    name: 'trace',
    says: 'One document followed through the books.',
    block: specimen({
      title: words('Una factura, hasta el balance'),
      drawing: {
        form: 'trace',
        currency: 'MXN',
        stations: [
          { place: words('Factura'), detail: words('Folio 0001'), lines: [{ label: words('Total'), amount: 116_000 }] },
          { place: words('Póliza'), lines: [{ label: words('Bancos'), amount: 116_000 }] },
        ],
        check: { label: words('Diferencia'), amount: 0 },
      },
      note: words('Si no es cero, se aclara antes.'),
    }),
  },
  {
    name: 'cash',
    says: 'The balance of each week, with the lowest ringed.',
    block: specimen({
      title: words('Caja, 13 semanas'),
      drawing: {
        form: 'cash',
        week: words('Semana'),
        balance: words('Saldo, miles de pesos'),
        weeks: [620, 580, 510, 550, 470, 400, 290, 180, 120, 210, 340, 410, 520],
        minimum: { label: words('mínimo acordado'), amount: 250 },
        advice: [words('Semana 9:'), words('cobrar antes')],
      },
      note: words('Una línea y una decisión.'),
    }),
  },
  {
    name: 'margin',
    says: 'A page of a contract with notes in its margin.',
    block: specimen({
      title: words('Un contrato, revisado'),
      drawing: {
        form: 'margin',
        clauses: [
          { clause: words('7. Pago'), text: words('El Cliente pagará a los 90 días.'), note: words('Pedir 30 días.') },
          {
            clause: words('9. Responsabilidad'),
            text: words('El Proveedor responderá sin límite.'),
            note: words('No firmar así: poner un límite.'),
            ringed: true,
          },
        ],
      },
      note: words('Empiece por lo que lleva círculo.'),
    }),
  },
  {
    name: 'answer',
    says: 'A question with its answer, the source and the initials of the reviewer.',
    block: specimen({
      title: words('Una respuesta del bot'),
      drawing: {
        form: 'answer',
        question: { label: words('Pregunta'), text: words('¿Cuándo vence el contrato?') },
        answer: { label: words('Respuesta'), text: words('El 31 de diciembre.') },
        source: { label: words('Fuente'), text: words('Contrato, cláusula 4') },
        review: { label: words('Revisión'), text: words('Correcto'), initials: words('R. S.') },
      },
      note: words('Nada sale sin iniciales.'),
    }),
  },
  {
    name: 'index',
    says: 'The index of a folder before and after.',
    block: specimen({
      title: words('Una carpeta, en orden'),
      drawing: {
        form: 'index',
        before: { label: words('Antes'), files: [words('escaneo_2 (1).pdf'), words('acta firmada.jpg')] },
        after: {
          label: words('Después'),
          sections: [
            {
              name: words('Sociedad'),
              files: [{ name: words('Acta constitutiva') }, { name: words('Registro de socios'), ringed: true }],
            },
          ],
        },
      },
      note: words('Lo que faltaba lleva círculo.'),
    }),
  },
];
