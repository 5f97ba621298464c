import { specimen } from '#schema';

/** A contract as it comes back from review. */
export const contract = specimen({
  title: { es: 'Su contrato, con notas al margen', en: 'Your contract, with notes in the margin' },
  drawing: {
    form: 'margin',
    choose: {
      label: { es: 'Nota al margen', en: 'Margin note' },
      proposed: { es: 'Proponemos', en: 'We propose' },
      why: { es: 'Por qué', en: 'Why' },
    },
    clauses: [
      {
        clause: { es: '6. Pago', en: '6. Payment' },
        text: {
          es: 'El Cliente pagará dentro de los 90 días siguientes a la recepción de la factura.',
          en: 'The Client shall pay within 90 days of receiving the invoice.',
        },
        proposed: {
          es: '30 días, e intereses desde el primer día de retraso.',
          en: '30 days, with interest from the first day of delay.',
        },
        note: {
          es: 'Con 90 días, usted financia a su cliente.',
          en: 'With 90 days, you are financing your client.',
        },
      },
      {
        clause: { es: '9. Responsabilidad', en: '9. Liability' },
        text: {
          es: 'El Proveedor responderá por cualquier daño, sin límite de monto.',
          en: 'The Supplier shall be liable for any damage, without limit of amount.',
        },
        proposed: {
          es: 'hasta lo pagado en doce meses, salvo dolo.',
          en: 'up to twelve months’ fees, except for willful misconduct.',
        },
        note: {
          es: 'Sin límite, un solo error puede costar más que todo el contrato. No lo firme así.',
          en: 'Without a limit, one mistake can cost more than the whole contract. Don’t sign it as it is.',
        },
        ringed: true,
      },
      {
        clause: { es: '14. Terminación', en: '14. Termination' },
        text: {
          es: 'El Cliente podrá terminar este contrato en cualquier momento.',
          en: 'The Client may terminate this contract at any time.',
        },
        proposed: {
          es: 'con 30 días de aviso y el pago de lo entregado.',
          en: 'with 30 days’ notice and payment for work delivered.',
        },
        note: {
          es: 'Si terminan mañana, nadie le paga el trabajo en curso.',
          en: 'If they terminate tomorrow, nobody pays for work in progress.',
        },
      },
    ],
  },
  note: {
    es: 'Elija una cláusula y lea la nota. La 9 no conviene firmarla sin negociar.',
    en: 'Choose a clause to read its note. Don’t sign clause 9 without negotiating.',
  },
});
