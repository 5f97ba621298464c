import { article, book, linkTo } from '#schema';
import { calendar, type Examples, pages, words } from '../../gallery/example.ts';

const share = words('Compartir');

/** The page layouts in which the block looks different. */
export const layouts = ['article'] as const;

export const examples: Examples<'article'> = {
  smallest: {
    says: 'A short article. All of its fields are required; only the text may be as short as a paragraph.',
    block: article({
      back: linkTo(pages.articles),
      heading: words('Qué es un CFDI'),
      category: words('Fiscal'),
      date: '2024-02-05',
      author: words('Equipo editorial'),
      html: words('<p>Es la factura electrónica que exige el SAT.</p>'),
      share,
      actions: [book(calendar)],
    }),
  },
  full: {
    says: 'Every element that an article may have: headings from h2, lists, emphasis, links to official sources.',
    block: article({
      back: linkTo(pages.articles, words('Volver a todos los artículos')),
      heading: words('Responsabilidad solidaria en la subcontratación: qué revisar antes de pagar'),
      category: words('Laboral y seguridad social'),
      date: '2024-12-31',
      author: words('Equipo editorial de {{firmName}}, con las áreas laboral y fiscal'),
      html: words(`
<p>Quien recibe servicios especializados responde, en ciertos casos, por lo que el prestador deje de pagar a su personal.</p>
<h2>Antes de contratar</h2>
<p>Confirme el registro en el <a href="https://repse.stps.gob.mx/" target="_blank">padrón público</a> y lea la actividad que ampara.<br>Si no coincide, <strong>no basta</strong> con la factura.</p>
<h3>Lo que se pide cada mes</h3>
<ul><li>Comprobantes de <em>nómina</em></li><li>Declaraciones de IVA y de retenciones</li></ul>
<h2>Después de pagar</h2>
<ol><li>Archive por operación.</li><li>Repase el <u>contrato</u> cada año.</li></ol>
<p>¿Dudas? <a href="mailto:hola@firm.example">Escríbanos</a>.</p>`),
      share,
      actions: [book(calendar), linkTo(pages.services), linkTo(pages.articles, undefined, { style: 'quiet' })],
    }),
  },
};
