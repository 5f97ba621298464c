import { linkTo, specimen } from '#schema';
import type { Example } from '../../gallery/example.ts';
import { pages } from '../../gallery/names.ts';
import { words } from '../../gallery/words.ts';

export const examples: readonly Example<'specimen'>[] = [
  {
    name: 'track',
    says: 'Who does what from which day to which, and who waits for whom.',
    block: specimen({
      id: 'obra',
      title: words('La obra, 30 días', 'The works, 30 days'),
      drawing: {
        form: 'track',
        unit: words('días', 'days'),
        days: 30,
        rows: [
          { what: words('Proyecto', 'Plans'), who: words('El despacho', 'The firm'), by: 'firm', from: 1, to: 8 },
          {
            what: words('Visto bueno', 'Approval'),
            who: words('Usted', 'You'),
            by: 'client',
            from: 9,
            to: 11,
            waits: words('Espera el proyecto', 'Waits for the plans'),
            after: [1],
            ringed: true,
          },
          {
            what: words('Licencia de construcción', 'Building permit'),
            who: words('La alcaldía', 'The borough'),
            by: 'other',
            from: 12,
            to: 30,
            waits: words('Espera el visto bueno', 'Waits for the approval'),
            after: [2],
          },
        ],
      },
      note: words('Reserve dos horas el día 9.', 'Keep two hours free on day 9.'),
    }),
  },
  {
    name: 'month',
    says: 'What is due on which day of a month.',
    block: specimen({
      title: words('Un mes en la clínica', 'A month at the clinic'),
      drawing: {
        form: 'month',
        month: '2026-02',
        dates: [
          { day: 5, what: words('Pedido de material', 'Order of supplies') },
          {
            day: 17,
            what: words('Pago de impuestos', 'Taxes are due'),
            who: words('Firma la directora', 'The director signs'),
            ringed: true,
          },
        ],
      },
      note: words('Lo demás se hace antes del 17.', 'The rest is done before the 17th.'),
    }),
  },
  {
    name: 'year',
    says: 'What is due in which quarter, and who signs it.',
    block: specimen({
      title: words('Un año de obligaciones', 'A year of duties'),
      drawing: {
        form: 'year',
        heading: words('Obligación y firma', 'Duty and signature'),
        quarter: words('T', 'Q'),
        rows: [
          {
            what: words('Reporte trimestral', 'Quarterly report'),
            who: words('Oficial de cumplimiento', 'Compliance officer'),
            months: [1, 4, 7, 10],
          },
          {
            what: words('Auditoría', 'Audit'),
            who: words('Auditor independiente', 'Independent auditor'),
            months: [2],
            ringed: 2,
          },
        ],
      },
      note: words('Cada fecha tiene una firma.', 'Each date has a signature.'),
    }),
  },
  {
    name: 'tree',
    says: 'Questions, each with the page that a yes leads to.',
    block: specimen({
      title: words('¿Por dónde empiezo?', 'Where do I start?'),
      drawing: {
        form: 'tree',
        yes: words('Sí', 'Yes'),
        no: words('No', 'No'),
        questions: [
          {
            question: words('¿Ya tiene una empresa?', 'Do you have a company?'),
            answer: words('Contabilidad.', 'Accounting.'),
            leaf: linkTo(pages.services, words('Ver servicios', 'See services')),
            ringed: true,
          },
          {
            question: words('¿Tiene socios?', 'Do you have partners?'),
            answer: words('Estatutos.', 'Bylaws.'),
            leaf: linkTo(pages.terms, words('Ver condiciones', 'See the terms')),
          },
        ],
        otherwise: {
          answer: words('Hablemos.', 'Let us talk.'),
          leaf: linkTo(pages.home, words('Escribirnos', 'Write to us')),
        },
      },
      note: words('Baje hasta el primer sí.', 'Go down to the first yes.'),
    }),
  },
  {
    name: 'trace',
    says: 'One document followed through the books.',
    block: specimen({
      title: words('Una factura, hasta el balance', 'One invoice, as far as the balance sheet'),
      drawing: {
        form: 'trace',
        currency: 'MXN',
        stations: [
          {
            place: words('Factura', 'Invoice'),
            detail: words('Folio 0001', 'No. 0001'),
            lines: [{ label: words('Total', 'Total'), amount: 116_000 }],
          },
          { place: words('Póliza', 'Journal entry'), lines: [{ label: words('Bancos', 'Bank'), amount: 116_000 }] },
        ],
        check: { label: words('Diferencia', 'Difference'), amount: 0 },
      },
      note: words('Si no es cero, se aclara antes.', 'If it is not zero, it is cleared up first.'),
    }),
  },
  {
    name: 'cash',
    says: 'The balance of each week, with the lowest ringed.',
    block: specimen({
      title: words('Caja, 13 semanas', 'Cash, 13 weeks'),
      drawing: {
        form: 'cash',
        week: words('Semana', 'Week'),
        balance: words('Saldo, miles de pesos', 'Balance, thousands of pesos'),
        weeks: [620, 580, 510, 550, 470, 400, 290, 180, 120, 210, 340, 410, 520],
        minimum: { label: words('mínimo acordado', 'agreed minimum'), amount: 250 },
        advice: [words('Semana 9:', 'Week 9:'), words('cobrar antes', 'collect earlier')],
      },
      note: words('Una línea y una decisión.', 'One line and one decision.'),
    }),
  },
  {
    name: 'margin',
    says: 'A page of a contract with notes in its margin.',
    block: specimen({
      title: words('Un contrato, revisado', 'A contract, reviewed'),
      drawing: {
        form: 'margin',
        clauses: [
          {
            clause: words('7. Pago', '7. Payment'),
            text: words('El Cliente pagará a los 90 días.', 'The Client shall pay within 90 days.'),
            note: words('Pedir 30 días.', 'Ask for 30 days.'),
          },
          {
            clause: words('9. Responsabilidad', '9. Liability'),
            text: words('El Proveedor responderá sin límite.', 'The Supplier is liable without limit.'),
            note: words('No firmar así: poner un límite.', 'Don’t sign this: set a limit.'),
            ringed: true,
          },
        ],
      },
      note: words('Empiece por lo que lleva círculo.', 'Begin with what is ringed.'),
    }),
  },
  {
    name: 'answer',
    says: 'A question with its answer, the source and the initials of the reviewer.',
    block: specimen({
      title: words('Una respuesta del bot', 'An answer by the bot'),
      drawing: {
        form: 'answer',
        question: {
          label: words('Pregunta', 'Question'),
          text: words('¿Cuándo vence el contrato?', 'When does the contract end?'),
        },
        answer: { label: words('Respuesta', 'Answer'), text: words('El 31 de diciembre.', 'On December 31.') },
        source: { label: words('Fuente', 'Source'), text: words('Contrato, cláusula 4', 'Contract, clause 4') },
        review: {
          label: words('Revisión', 'Review'),
          text: words('Correcto', 'Correct'),
          initials: words('R. S.', 'R. S.'),
        },
      },
      note: words('Nada sale sin iniciales.', 'Nothing goes out without initials.'),
    }),
  },
  {
    name: 'index',
    says: 'The index of a folder before and after.',
    block: specimen({
      title: words('Una carpeta, en orden', 'A folder, in order'),
      drawing: {
        form: 'index',
        before: {
          label: words('Antes', 'Before'),
          files: [words('escaneo_2 (1).pdf', 'scan_2 (1).pdf'), words('acta firmada.jpg', 'signed deed.jpg')],
        },
        after: {
          label: words('Después', 'After'),
          sections: [
            {
              name: words('Sociedad', 'Company'),
              files: [
                { name: words('Acta constitutiva', 'Deed of incorporation') },
                { name: words('Registro de socios', 'Register of shareholders'), ringed: true },
              ],
            },
          ],
        },
      },
      note: words('Lo que faltaba lleva círculo.', 'What was missing is ringed.'),
    }),
  },
];
