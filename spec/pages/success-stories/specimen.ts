import { specimen } from '#schema';

/** The folder of a company that an investor reviews. */
export const folder = specimen({
  id: 'carpeta',
  title: { es: 'El índice de una carpeta, antes y después', en: 'A folder’s index, before and after' },
  drawing: {
    form: 'index',
    before: {
      label: { es: 'Como llegó', en: 'As it arrived' },
      files: [
        { es: 'escaneo_final (2).pdf', en: 'final_scan (2).pdf' },
        { es: 'acta FIRMADA.jpg', en: 'deed SIGNED.jpg' },
        { es: 'ventas plataforma v7.xlsx', en: 'platform sales v7.xlsx' },
        { es: 'accionistas viejo.docx', en: 'shareholders old.docx' },
        { es: 'acuse anual copia.pdf', en: 'annual receipt copy.pdf' },
        { es: 'IMG 2291.jpg', en: 'IMG 2291.jpg' },
      ],
    },
    after: {
      label: { es: 'Como quedó', en: 'As it turned out' },
      sections: [
        {
          name: { es: 'Sociedad', en: 'Company' },
          files: [
            { name: { es: 'Acta constitutiva y estatutos', en: 'Deed of incorporation and bylaws' } },
            {
              name: { es: 'Registro de accionistas', en: 'Register of shareholders' },
              ringed: true,
            },
          ],
        },
        {
          name: { es: 'Finanzas', en: 'Finance' },
          files: [
            { name: { es: 'Estados financieros de tres ejercicios', en: 'Financial statements for three years' } },
            { name: { es: 'Ingresos: plataformas, bancos y CFDI', en: 'Income: platforms, banks and CFDI' } },
          ],
        },
        {
          name: { es: 'Impuestos', en: 'Tax' },
          files: [
            { name: { es: 'Declaraciones y acuses', en: 'Returns and filing receipts' } },
            { name: { es: 'Opinión de cumplimiento', en: 'Compliance opinion' } },
          ],
        },
      ],
    },
  },
  note: {
    es: 'Compare su carpeta con este índice: lo que falte es lo primero que pedirá quien la revise.',
    en: 'Compare your folder with this index: whatever is missing is the first thing a reviewer will ask for.',
  },
});
