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
      title: words({ es: 'La obra, 30 días', en: 'The works, 30 days' }),
      drawing: {
        form: 'track',
        unit: words({ es: 'días', en: 'days' }),
        days: 30,
        rows: [
          {
            what: words({ es: 'Proyecto', en: 'Plans' }),
            who: words({ es: 'El despacho', en: 'The firm' }),
            by: 'firm',
            from: 1,
            to: 8,
          },
          {
            what: words({ es: 'Visto bueno', en: 'Approval' }),
            who: words({ es: 'Usted', en: 'You' }),
            by: 'client',
            from: 9,
            to: 11,
            waits: words({ es: 'Espera el proyecto', en: 'Waits for the plans' }),
            after: [1],
            ringed: true,
          },
          {
            what: words({ es: 'Licencia de construcción', en: 'Building permit' }),
            who: words({ es: 'La alcaldía', en: 'The borough' }),
            by: 'other',
            from: 12,
            to: 30,
            waits: words({ es: 'Espera el visto bueno', en: 'Waits for the approval' }),
            after: [2],
          },
        ],
      },
      note: words({ es: 'Reserve dos horas el día 9.', en: 'Keep two hours free on day 9.' }),
    }),
  },
  {
    name: 'month',
    says: 'What is due on which day of a month.',
    block: specimen({
      title: words({ es: 'Un mes en la clínica', en: 'A month at the clinic' }),
      drawing: {
        form: 'month',
        month: '2026-02',
        dates: [
          { day: 5, what: words({ es: 'Pedido de material', en: 'Order of supplies' }) },
          {
            day: 17,
            what: words({ es: 'Pago de impuestos', en: 'Taxes are due' }),
            who: words({ es: 'Firma la directora', en: 'The director signs' }),
            ringed: true,
          },
        ],
      },
      note: words({ es: 'Lo demás se hace antes del 17.', en: 'The rest is done before the 17th.' }),
    }),
  },
  {
    name: 'year',
    says: 'What is due in which quarter, and who signs it.',
    block: specimen({
      title: words({ es: 'Un año de obligaciones', en: 'A year of duties' }),
      drawing: {
        form: 'year',
        heading: words({ es: 'Obligación y firma', en: 'Duty and signature' }),
        quarter: words({ es: 'T', en: 'Q' }),
        rows: [
          {
            what: words({ es: 'Reporte trimestral', en: 'Quarterly report' }),
            who: words({ es: 'Oficial de cumplimiento', en: 'Compliance officer' }),
            months: [1, 4, 7, 10],
          },
          {
            what: words({ es: 'Auditoría', en: 'Audit' }),
            who: words({ es: 'Auditor independiente', en: 'Independent auditor' }),
            months: [2],
            ringed: 2,
          },
        ],
      },
      note: words({ es: 'Cada fecha tiene una firma.', en: 'Each date has a signature.' }),
    }),
  },
  {
    name: 'tree',
    says: 'Questions, each with the page that a yes leads to.',
    block: specimen({
      title: words({ es: '¿Por dónde empiezo?', en: 'Where do I start?' }),
      drawing: {
        form: 'tree',
        yes: words({ es: 'Sí', en: 'Yes' }),
        no: words({ es: 'No', en: 'No' }),
        questions: [
          {
            question: words({ es: '¿Ya tiene una empresa?', en: 'Do you have a company?' }),
            answer: words({ es: 'Contabilidad.', en: 'Accounting.' }),
            leaf: linkTo(pages.services, words({ es: 'Ver servicios', en: 'See services' })),
            ringed: true,
          },
          {
            question: words({ es: '¿Tiene socios?', en: 'Do you have partners?' }),
            answer: words({ es: 'Estatutos.', en: 'Bylaws.' }),
            leaf: linkTo(pages.terms, words({ es: 'Ver condiciones', en: 'See the terms' })),
          },
        ],
        otherwise: {
          answer: words({ es: 'Hablemos.', en: 'Let us talk.' }),
          leaf: linkTo(pages.home, words({ es: 'Escribirnos', en: 'Write to us' })),
        },
      },
      note: words({ es: 'Baje hasta el primer sí.', en: 'Go down to the first yes.' }),
    }),
  },
  {
    name: 'trace',
    says: 'One document followed through the books.',
    block: specimen({
      title: words({ es: 'Una factura, hasta el balance', en: 'One invoice, as far as the balance sheet' }),
      drawing: {
        form: 'trace',
        currency: 'MXN',
        stations: [
          {
            place: words({ es: 'Factura', en: 'Invoice' }),
            detail: words({ es: 'Folio 0001', en: 'No. 0001' }),
            lines: [{ label: words({ es: 'Total', en: 'Total' }), amount: 116_000 }],
          },
          {
            place: words({ es: 'Póliza', en: 'Journal entry' }),
            lines: [{ label: words({ es: 'Bancos', en: 'Bank' }), amount: 116_000 }],
          },
        ],
        check: { label: words({ es: 'Diferencia', en: 'Difference' }), amount: 0 },
      },
      note: words({ es: 'Si no es cero, se aclara antes.', en: 'If it is not zero, it is cleared up first.' }),
    }),
  },
  {
    name: 'cash',
    says: 'The balance of each week, with the lowest ringed.',
    block: specimen({
      title: words({ es: 'Caja, 13 semanas', en: 'Cash, 13 weeks' }),
      drawing: {
        form: 'cash',
        week: words({ es: 'Semana', en: 'Week' }),
        balance: words({ es: 'Saldo, miles de pesos', en: 'Balance, thousands of pesos' }),
        weeks: [620, 580, 510, 550, 470, 400, 290, 180, 120, 210, 340, 410, 520],
        minimum: { label: words({ es: 'mínimo acordado', en: 'agreed minimum' }), amount: 250 },
        advice: [words({ es: 'Semana 9:', en: 'Week 9:' }), words({ es: 'cobrar antes', en: 'collect earlier' })],
      },
      note: words({ es: 'Una línea y una decisión.', en: 'One line and one decision.' }),
    }),
  },
  {
    name: 'margin',
    says: 'A page of a contract with notes in its margin.',
    block: specimen({
      title: words({ es: 'Un contrato, revisado', en: 'A contract, reviewed' }),
      drawing: {
        form: 'margin',
        clauses: [
          {
            clause: words({ es: '7. Pago', en: '7. Payment' }),
            text: words({ es: 'El Cliente pagará a los 90 días.', en: 'The Client shall pay within 90 days.' }),
            note: words({ es: 'Pedir 30 días.', en: 'Ask for 30 days.' }),
          },
          {
            clause: words({ es: '9. Responsabilidad', en: '9. Liability' }),
            text: words({ es: 'El Proveedor responderá sin límite.', en: 'The Supplier is liable without limit.' }),
            note: words({ es: 'No firmar así: poner un límite.', en: 'Don’t sign this: set a limit.' }),
            ringed: true,
          },
        ],
      },
      note: words({ es: 'Empiece por lo que lleva círculo.', en: 'Begin with what is ringed.' }),
    }),
  },
  {
    name: 'answer',
    says: 'A question with its answer, the source of it and the initials of who reviewed it.',
    block: specimen({
      title: words({ es: 'Una respuesta del bot', en: 'An answer by the bot' }),
      drawing: {
        form: 'answer',
        question: {
          label: words({ es: 'Pregunta', en: 'Question' }),
          text: words({ es: '¿Cuándo vence el contrato?', en: 'When does the contract end?' }),
        },
        answer: {
          label: words({ es: 'Respuesta', en: 'Answer' }),
          text: words({ es: 'El 31 de diciembre.', en: 'On December 31.' }),
        },
        source: {
          label: words({ es: 'Fuente', en: 'Source' }),
          text: words({ es: 'Contrato, cláusula 4', en: 'Contract, clause 4' }),
        },
        review: {
          label: words({ es: 'Revisión', en: 'Review' }),
          text: words({ es: 'Correcto', en: 'Correct' }),
          initials: words({ es: 'R. S.', en: 'R. S.' }),
        },
      },
      note: words({ es: 'Nada sale sin iniciales.', en: 'Nothing goes out without initials.' }),
    }),
  },
  {
    name: 'index',
    says: 'The index of a folder before and after.',
    block: specimen({
      title: words({ es: 'Una carpeta, en orden', en: 'A folder, in order' }),
      drawing: {
        form: 'index',
        before: {
          label: words({ es: 'Antes', en: 'Before' }),
          files: [
            words({ es: 'escaneo_2 (1).pdf', en: 'scan_2 (1).pdf' }),
            words({ es: 'acta firmada.jpg', en: 'signed deed.jpg' }),
          ],
        },
        after: {
          label: words({ es: 'Después', en: 'After' }),
          sections: [
            {
              name: words({ es: 'Sociedad', en: 'Company' }),
              files: [
                { name: words({ es: 'Acta constitutiva', en: 'Deed of incorporation' }) },
                { name: words({ es: 'Registro de socios', en: 'Register of shareholders' }), ringed: true },
              ],
            },
          ],
        },
      },
      note: words({ es: 'Lo que faltaba lleva círculo.', en: 'What was missing is ringed.' }),
    }),
  },
];
