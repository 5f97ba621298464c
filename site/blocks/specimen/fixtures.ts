import { type BlockOf, linkTo, specimen } from '#schema';
import { type Examples, pages, words } from '../../gallery/example.ts';

type Drawing = BlockOf<'specimen'>['drawing'];

function sample(title: string, drawing: Drawing, id: string = drawing.form): BlockOf<'specimen'> {
  return specimen({ id, title: words(title), drawing, note: words('Empiece por lo que lleva círculo.') });
}

const rows: Extract<Drawing, { form: 'track' }>['rows'] = [
  { what: words('Proyecto'), who: words('El despacho'), by: 'firm', from: 1, to: 8 },
  { what: words('Licencia'), who: words('La alcaldía'), by: 'other', from: 9, to: 30, after: [1], ringed: true },
];

export const examples: Examples<'specimen'> = {
  track: {
    says: 'Who does what from which day to which, and who waits for whom.',
    block: sample('La obra, 30 días', {
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
    }),
  },
  month: {
    says: 'What is due on which day of a month.',
    block: sample('Un mes en la clínica', {
      form: 'month',
      month: '2026-02',
      dates: [
        { day: 5, what: words('Pedido de material') },
        { day: 17, what: words('Pago de impuestos'), who: words('Firma la directora'), ringed: true },
      ],
    }),
  },
  year: {
    says: 'What is due in which quarter, and who signs it.',
    block: sample('Un año de obligaciones', {
      form: 'year',
      heading: words('Obligación y firma'),
      quarter: words('T'),
      rows: [
        { what: words('Reporte trimestral'), who: words('Oficial de cumplimiento'), months: [1, 4, 7, 10] },
        { what: words('Auditoría'), who: words('Auditor independiente'), months: [2], ringed: 2 },
      ],
    }),
  },
  tree: {
    says: 'Questions, each with the page that a yes leads to.',
    block: sample('¿Por dónde empiezo?', {
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
    }),
  },
  trace: {
    says: 'One document followed through the books.',
    block: sample('Una factura, hasta el balance', {
      form: 'trace',
      currency: 'MXN',
      stations: [
        { place: words('Factura'), detail: words('Folio 0001'), lines: [{ label: words('Total'), amount: 116_000 }] },
        { place: words('Póliza'), lines: [{ label: words('Bancos'), amount: 116_000 }] },
      ],
      check: { label: words('Diferencia'), amount: 0 },
    }),
  },
  cash: {
    says: 'The balance of each week, with the lowest ringed.',
    block: sample('Caja, 13 semanas', {
      form: 'cash',
      week: words('Semana'),
      balance: words('Saldo, miles de pesos'),
      weeks: [620, 580, 510, 550, 470, 400, 290, 180, 120, 210, 340, 410, 520],
      minimum: { label: words('mínimo acordado'), amount: 250 },
      advice: { below: words('Por debajo: cobrar antes.'), above: words('Alcanza.') },
    }),
  },
  margin: {
    says: 'A page of a contract with notes in its margin.',
    block: sample('Un contrato, revisado', {
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
    }),
  },
  answer: {
    says: 'A question with its answer, the source and the initials of the reviewer.',
    block: sample('Una respuesta del bot', {
      form: 'answer',
      question: { label: words('Pregunta'), text: words('¿Cuándo vence el contrato?') },
      answer: { label: words('Respuesta'), text: words('El 31 de diciembre.') },
      source: { label: words('Fuente'), text: words('Contrato, cláusula 4') },
      review: { label: words('Revisión'), text: words('Correcto'), initials: words('R. S.') },
    }),
  },
  index: {
    says: 'The index of a folder before and after.',
    block: sample('Una carpeta, en orden', {
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
    }),
  },
  start: {
    says: 'The visitor sets the first day, and each row gets its dates. Needs a calendar.',
    block: sample(
      'La obra, desde su fecha',
      {
        form: 'track',
        start: { label: words('Empiezo el'), example: '2027-01-11', result: words('De inicio a fin') },
        unit: words('días'),
        days: 30,
        rows,
      },
      'start',
    ),
  },
  'chosen month': {
    says: 'The visitor chooses a month and an activity. Needs a calendar.',
    block: sample(
      'Su mes en la clínica',
      {
        form: 'month',
        month: '2027-06',
        choose: {
          month: words('Mes'),
          activity: words('Área'),
          activities: [
            { label: words('Cirugía'), what: words('Contar implantes') },
            { label: words('Ortodoncia'), what: words('Contar brackets') },
          ],
          result: words('el pago vence el'),
        },
        dates: [
          { day: 5, what: words('Contar material'), who: words('Almacén') },
          { day: 17, what: words('Pago de impuestos'), fixed: true, ringed: true },
        ],
      },
      'chosen-month',
    ),
  },
  kinds: {
    says: 'The visitor chooses a kind of entity, which decides which rows hold.',
    block: sample(
      'Obligaciones por figura',
      {
        form: 'year',
        kinds: { label: words('Figura'), options: [words('Clínica'), words('Farmacia')], result: words('fechas') },
        heading: words('Obligación y firma'),
        quarter: words('T'),
        rows: [
          { what: words('Reporte'), who: words('Dirección'), months: [1, 4, 7, 10] },
          { what: words('Inventario'), who: words('Farmacéutica'), for: [2], months: [6], ringed: 6 },
        ],
      },
      'kinds',
    ),
  },
  ask: {
    says: 'The visitor answers in place; the next question appears after a no.',
    block: sample(
      '¿Qué necesito?',
      {
        form: 'tree',
        ask: words('Responda hasta su primer sí.'),
        yes: words('Sí'),
        no: words('No'),
        questions: [
          {
            question: words('¿Le duele?'),
            answer: words('Urgencia.'),
            leaf: linkTo(pages.services, words('Ver urgencias')),
          },
          {
            question: words('¿Hace más de un año?'),
            answer: words('Revisión.'),
            leaf: linkTo(pages.terms, words('Ver revisión')),
          },
        ],
        otherwise: { answer: words('Vuelva en un año.'), leaf: linkTo(pages.home, words('Inicio')) },
      },
      'ask',
    ),
  },
  base: {
    says: 'The visitor sets the amount; the others change in proportion.',
    block: sample(
      'Su factura, hasta el balance',
      {
        form: 'trace',
        base: {
          label: words('Monto'),
          example: 100_000,
          result: { label: words('Total'), amount: 116_000 },
        },
        currency: 'MXN',
        stations: [
          { place: words('Factura'), lines: [{ label: words('Total'), amount: 116_000 }] },
          { place: words('Póliza'), lines: [{ label: words('Bancos'), amount: 116_000 }] },
        ],
        check: { label: words('Diferencia'), amount: 0 },
      },
      'base',
    ),
  },
  postpone: {
    says: 'The visitor postpones a payment, and sees the lowest week move.',
    block: sample(
      'Caja, si un pago espera',
      {
        form: 'cash',
        postpone: { label: words('Aplazar el pago de la semana 2'), week: 2, amount: 90, most: 3 },
        week: words('Semana'),
        balance: words('Saldo'),
        weeks: [300, 160, 110, 240, 320],
        minimum: { label: words('mínimo'), amount: 150 },
        advice: { below: words('Por debajo.'), above: words('Alcanza.') },
      },
      'postpone',
    ),
  },
  notes: {
    says: 'The visitor opens the margin notes one at a time.',
    block: sample(
      'Su contrato, nota por nota',
      {
        form: 'margin',
        choose: { label: words('Nota al margen'), proposed: words('Proponemos'), why: words('Por qué') },
        clauses: [
          { clause: words('7. Pago'), text: words('A los 90 días.'), note: words('Es mucho.') },
          {
            clause: words('9. Responsabilidad'),
            text: words('Sin límite.'),
            proposed: words('Hasta lo pagado.'),
            note: words('Un error no debe costar todo.'),
            ringed: true,
          },
        ],
      },
      'notes',
    ),
  },
};
