import { specimen } from '#schema';

/** A contract as it comes back from review. */
export const contract = specimen({
  title: { es: 'Su contrato, con notas al margen', en: 'Your contract, with notes in the margin' },
  drawing: {
    form: 'margin',
    clauses: [
      {
        clause: { es: '6. Pago', en: '6. Payment' },
        text: {
          es: 'El Cliente pagará dentro de los 90 días siguientes a la recepción de la factura.',
          en: 'The Client shall pay within 90 days of receiving the invoice.',
        },
        note: {
          es: 'Pida 30 días, e intereses desde el primer día de retraso.',
          en: 'Ask for 30 days, with interest from the first day of delay.',
        },
      },
      {
        clause: { es: '9. Responsabilidad', en: '9. Liability' },
        text: {
          es: 'El Proveedor responderá por cualquier daño, sin límite de monto.',
          en: 'The Supplier shall be liable for any damage, without limit of amount.',
        },
        note: {
          es: 'No lo firme así. Limítelo a lo pagado en doce meses, salvo dolo.',
          en: 'Don’t sign this. Cap it at twelve months’ fees, except for willful misconduct.',
        },
        ringed: true,
      },
      {
        clause: { es: '14. Terminación', en: '14. Termination' },
        text: {
          es: 'El Cliente podrá terminar este contrato en cualquier momento.',
          en: 'The Client may terminate this contract at any time.',
        },
        note: {
          es: 'Agregue 30 días de aviso y el pago de lo entregado.',
          en: 'Add 30 days’ notice and payment for work delivered.',
        },
      },
    ],
  },
  note: {
    es: 'Empiece por la cláusula marcada: es la que no conviene firmar sin negociar.',
    en: 'Start with the ringed clause: it’s the one you shouldn’t sign without negotiating.',
  },
});
