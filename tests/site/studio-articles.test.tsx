// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';

import { publicationOf, withPublication } from '../../site/studio/client/forms/publication.ts';
import { articleExtensions, htmlOf, pasted } from '../../site/studio/client/rich/article.ts';
import { withChips } from '../../site/studio/client/rich/chip.ts';
import { complete } from '../../site/studio/client/rich/LinkRow.tsx';

const now = '2026-11-26T10:00';

function editorWith(html: string): Editor {
  return new Editor({ extensions: articleExtensions(), content: html });
}

test('an article is a draft, is published with the next build, or at a given time', () => {
  const entry = { slug: 'uno', date: '2026-10-01', updated: '2026-11-01' };
  expect(publicationOf(entry, now)).toBe('now');
  const draft = withPublication(entry, 'draft', now);
  expect(draft).toEqual({ ...entry, draft: true });
  const later = withPublication(draft, 'later', now);
  expect(later).toEqual({ slug: 'uno', updated: '2026-11-01', publish: '2026-11-27T09:00' });
  expect(publicationOf(later, now)).toBe('later');
  expect(publicationOf({ slug: 'dos', publish: '2026-11-26T09:59' }, now)).toBe('now');
  expect(withPublication(later, 'now', now)).toEqual({ slug: 'uno', updated: '2026-11-01', date: '2026-11-26' });
  // An article that is published today has no date in the future.
  expect(withPublication({ date: '2027-01-01' }, 'now', now)).toEqual({ date: '2026-11-26' });
});

test.each([
  [
    'Word: lists, styles and empty paragraphs',
    `<html xmlns:o="urn:schemas"><head><style>p {color: red}</style></head><body><!--StartFragment-->
     <h1>Cierre</h1><p class="MsoNormal" style="margin:0"><b style="mso-bidi-font-weight:normal">Antes</b> del
     <i>cierre</i><o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p>
     <p class="MsoListParagraphCxSpFirst"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp;</span></span>Uno</p>
     <p class="MsoListParagraphCxSpLast"><span style="mso-list:Ignore">·</span>Dos</p>
     <p class="MsoListParagraph"><span style="mso-list:Ignore">1.</span>Primero</p></body></html>`,
    '<h2>Cierre</h2>\n<p><strong>Antes</strong> del <em>cierre</em></p>\n<ul><li>Uno</li><li>Dos</li></ul>\n<ol><li>Primero</li></ol>',
  ],
  [
    'Google Docs: a bold that is none, spans with weights',
    '<b style="font-weight:normal" id="docs-internal"><p dir="ltr"><span style="font-weight:700">Uno</span><span style="font-style:italic"> dos</span></p><ul><li dir="ltr"><p role="presentation">Tres</p></li></ul></b>',
    '<p><strong>Uno</strong><em> dos</em></p>\n<ul><li>Tres</li></ul>',
  ],
  [
    'a web page: scripts, pictures, tables, foreign links',
    '<div><script>alert(1)</script><img src=x onerror=alert(1)><section><p onclick="x()">Hola <a href="javascript:alert(1)">mal</a> <a href="https://sat.gob.mx" class="b">SAT</a></p></section><table><tr><td>a</td><td>b</td></tr></table></div>',
    '<p>Hola mal <a href="https://sat.gob.mx">SAT</a></p>\n<p>a b</p>',
  ],
  [
    'a list in a list, and text outside of paragraphs',
    'Hola<ul><li>a</li><ul><li>b</li></ul></ul>',
    '<p>Hola</p>\n<ul><li>a<ul><li>b</li></ul></li></ul>',
  ],
])('pasted from %s', (_, html, clean) => {
  expect(htmlOf(editorWith(pasted(html)).state.doc, '')).toBe(clean);
  // Clean HTML stays as it is.
  expect(htmlOf(editorWith(pasted(clean)).state.doc, '')).toBe(clean);
});

test('unedited parts of an article stay as they were written', () => {
  const source =
    '\n<p>Uno &amp; dos con 10\u00A0000 de {{firmName}}.</p>\n\n<h2>Tres</h2>\n<ul>\n  <li><a href="page:contact">Contacto</a></li>\n</ul>\n';
  const editor = editorWith(withChips(source));
  expect(htmlOf(editor.state.doc, source)).toBe(source);
  const [edited, inserted] = ['<p><strong>Uno</strong></p>', '<p>Suelto</p>'];
  editor.commands.insertContentAt({ from: 0, to: editor.state.doc.firstChild!.nodeSize }, edited);
  editor.commands.insertContentAt(editor.state.doc.content.size, inserted);
  expect(htmlOf(editor.state.doc, source)).toBe(
    `\n${edited}\n\n<h2>Tres</h2>\n<ul>\n  <li><a href="page:contact">Contacto</a></li>\n</ul>\n${inserted}\n`,
  );
  editor.commands.clearContent();
  expect(htmlOf(editor.state.doc, source)).toBe('');
});

test('an incomplete address is completed', () => {
  expect(['www.sat.gob.mx', 'ana@firm.example', 'page:contact', '/guia.pdf', 'tel:+52'].map(complete)).toEqual([
    'https://www.sat.gob.mx',
    'mailto:ana@firm.example',
    'page:contact',
    '/guia.pdf',
    'tel:+52',
  ]);
});
