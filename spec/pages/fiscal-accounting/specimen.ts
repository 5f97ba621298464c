import { specimen } from '#schema';

/** One invoice on its way through the books. */
export const invoice = specimen({
  title: { es: 'Un CFDI, de la factura al balance', en: 'One CFDI, from invoice to balance sheet' },
  drawing: {
    form: 'trace',
    currency: 'MXN',
    base: {
      label: { es: 'Monto antes de IVA', en: 'Amount before VAT' },
      example: 100_000,
      result: { label: { es: 'Total cobrado', en: 'Total collected' }, amount: 116_000 },
    },
    stations: [
      {
        place: { es: 'CFDI', en: 'CFDI' },
        detail: { es: 'Folio A-001, cobrado', en: 'No. A-001, collected' },
        lines: [
          { label: { es: 'Subtotal', en: 'Subtotal' }, amount: 100_000 },
          { label: { es: 'IVA 16%', en: 'VAT 16%' }, amount: 16_000 },
        ],
      },
      {
        place: { es: 'Póliza', en: 'Journal entry' },
        detail: { es: 'mismo folio fiscal', en: 'same fiscal folio' },
        lines: [
          { label: { es: 'Bancos, cargo', en: 'Bank, debit' }, amount: 116_000 },
          { label: { es: 'Ventas, abono', en: 'Sales, credit' }, amount: 100_000 },
          { label: { es: 'IVA trasladado, abono', en: 'Output VAT, credit' }, amount: 16_000 },
        ],
      },
      {
        place: { es: 'Declaración mensual', en: 'Monthly return' },
        lines: [
          { label: { es: 'ISR, ingresos nominales', en: 'Nominal income' }, amount: 100_000 },
          { label: { es: 'IVA causado', en: 'VAT due on sales' }, amount: 16_000 },
        ],
      },
      {
        place: { es: 'Balance', en: 'Balance sheet' },
        detail: { es: 'con este CFDI', en: 'with this CFDI' },
        lines: [
          { label: { es: 'Bancos', en: 'Bank' }, amount: 116_000 },
          { label: { es: 'IVA por pagar', en: 'VAT payable' }, amount: 16_000 },
        ],
      },
    ],
    check: { label: { es: 'Diferencia con los datos del SAT', en: 'Difference from the SAT’s data' }, amount: 0 },
  },
  note: {
    es: 'Antes de declarar, mire la última línea: si no es cero, se aclara primero.',
    en: 'Before filing, look at the last line: if it isn’t zero, it’s cleared up first.',
  },
});
