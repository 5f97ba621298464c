// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { expect, onTestFinished, test } from 'vitest';

import { publicationOf, withPublication } from '../../site/studio/client/FormWindow.tsx';
import { articleExtensions, htmlOf, pasted } from '../../site/studio/client/rich/article.ts';
import { withChips } from '../../site/studio/client/rich/TextField.tsx';
import { complete } from '../../site/studio/client/rich/RichField.tsx';

const now = '2026-11-26T10:00';

function editorWith(html: string): Editor {
  const editor = new Editor({ extensions: articleExtensions(), content: html });
  onTestFinished(() => editor.destroy());
  return editor;
}

/** Pastes what another program put on the clipboard, by type. */
function paste({ view }: Editor, content: Readonly<Record<string, string>>): void {
  const clipboardData = { getData: (type: string) => content[type] ?? '', files: [] };
  view.dom.dispatchEvent(Object.assign(new Event('paste'), { clipboardData }));
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

/** A paragraph that Word numbers, as it is on the clipboard. */
function numbered(marker: string, words: string, list = 'l0 level1 lfo1', name = 'MsoListParagraphCxSpMiddle'): string {
  const font = marker.length > 1 ? 'mso-bidi-font-family:Calibri' : 'font-family:Symbol;mso-fareast-font-family:Symbol';
  return `<p class=${name} style='text-indent:-18.0pt;mso-list:${list}'><!--[if !supportLists]--><span lang=ES-MX
    style='${font}'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
    </span></span></span><!--[endif]--><span lang=ES-MX>${words}<o:p></o:p></span></p>`;
}

/** An item of a list in Word on the web. */
function onTheWeb(tag: string, words: string, level = 1): string {
  const [name] = tag.split(' ');
  return `<div class="ListContainerWrapper SCXW12 BCX0" style="margin: 0px"><${tag} class="NumberListStyle1 SCXW12" role="list">
    <li data-leveltext="%${level}." data-font="" data-listid="${name}" data-aria-posinset="1" data-aria-level="${level}" role="listitem"
    class="OutlineElement Ltr SCXW12"><p class="Paragraph SCXW12" paraid="1"><span data-contrast="auto" class="TextRun SCXW12">
    <span class="NormalTextRun">${words}</span></span><span class="EOP SCXW12" data-ccp-props="{}">&nbsp;</span></p></li></${name}></div>`;
}

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];

test.each([
  [
    'Word: lists inside lists',
    [
      numbered('1.', 'Uno'),
      numbered('a.', 'Inciso', 'l0 level2 lfo1'),
      numbered('i.', 'Punto', 'l0 level3 lfo1'),
      numbered('ii.', 'Otro', 'l0 level3 lfo1'),
      numbered('b.', 'Más', 'l0 level2 lfo1'),
      numbered('2.', 'Dos'),
      numbered('·', 'Viñeta', 'l1 level2 lfo2'),
      numbered('o', 'Inferior', 'l1 level3 lfo2'),
    ].join('\n'),
    '<ol><li>Uno<ol><li>Inciso<ol><li>Punto</li><li>Otro</li></ol></li><li>Más</li></ol></li>' +
      '<li>Dos<ul><li>Viñeta<ul><li>Inferior</li></ul></li></ul></li></ol>',
  ],
  [
    'Word: small roman numbers',
    romans.map((marker) => numbered(`${marker}.`, `Punto ${marker}`)).join(''),
    `<ol>${romans.map((marker) => `<li>${marker}. Punto ${marker}</li>`).join('')}</ol>`,
  ],
  [
    'Word: words as numbers',
    numbered('PRIMERA.-', 'Objeto') + numbered('SEGUNDA.-', '<b>Precio</b>'),
    '<ol><li>PRIMERA.- Objeto</li><li>SEGUNDA.- <strong>Precio</strong></li></ol>',
  ],
  [
    'Word: numbers that are no markers of a list',
    numbered('Artículo 1', 'Objeto') + numbered('a.', 'Inciso', 'l0 level2 lfo1') + numbered('Artículo 2', 'Precio'),
    '<p>Artículo 1 Objeto</p>\n<ol><li>a. Inciso</li></ol>\n<p>Artículo 2 Precio</p>',
  ],
  [
    'Word: numbers of several levels',
    numbered('1.', 'Uno') + numbered('1.1.', 'Parte', 'l0 level2 lfo1') + numbered('1.2.', 'Parte', 'l0 level2 lfo1'),
    '<ol><li>Uno<ol><li>1.1. Parte</li><li>1.2. Parte</li></ol></li></ol>',
  ],
  [
    'Word: a list that a text interrupts, and one that starts again',
    numbered('1)', 'Uno') +
      '<p class=MsoNormal>Texto</p>' +
      numbered('2)', 'Dos') +
      '<p class=MsoNormal><o:p>&nbsp;</o:p></p>' +
      numbered('3)', 'Tres') +
      numbered('1)', 'Otra', 'l0 level1 lfo2'),
    '<ol><li>1) Uno</li></ol>\n<p>Texto</p>\n<ol><li>2) Dos</li><li>3) Tres</li></ol>\n<ol><li>Otra</li></ol>',
  ],
  [
    'Word: List Bullet, List Number, numbered paragraphs and headings',
    numbered('·', 'Uno', 'l1 level1 lfo1', 'MsoListBullet') +
      numbered('1.', 'Dos', 'l2 level1 lfo2', 'MsoListNumber') +
      numbered('2.', 'Tres', 'l2 level1 lfo2', 'MsoNormal') +
      numbered('I.', 'Cuatro', 'l3 level1 lfo3', 'MsoNormal').replaceAll(/(<\/?)p\b/g, '$1h1'),
    '<ul><li>Uno</li></ul>\n<ol><li>Dos</li><li>Tres</li></ol>\n<h2>I. Cuatro</h2>',
  ],
  [
    'Word: a simple list',
    `<ol style='margin-top:0cm' start=4 type=I><li class=MsoNormal style='mso-list:l0 level1 lfo1'>Cuatro<o:p></o:p></li>
     <ol style='margin-top:0cm' start=1 type=a><li class=MsoNormal style='mso-list:l0 level2 lfo1'>Uno</li></ol>
     <li class=MsoNormal style='mso-list:l0 level1 lfo1'>Cinco</li></ol>`,
    '<ol><li>IV. Cuatro<ol><li>Uno</li></ol></li><li>V. Cinco</li></ol>',
  ],
  [
    'Word on the web: a list of its own for each item',
    `<div class="OutlineGroup">${onTheWeb('ol start="1"', 'Uno')}
     ${onTheWeb('ol start="1" style="list-style-type: lower-alpha"', 'Inciso', 2)}${onTheWeb('ol start="2"', 'Dos')}
     <div class="OutlineElement Ltr"><p class="Paragraph"><span class="TextRun">Texto</span><span class="EOP">&nbsp;</span></p></div>
     ${onTheWeb('ul', 'Viñeta')}</div>`,
    '<ol><li>Uno<ol><li>Inciso</li></ol></li><li>Dos</li></ol>\n<p>Texto</p>\n<ul><li>Viñeta</li></ul>',
  ],
  [
    'Google Docs: a list that starts at another number',
    `<ol style="margin-top:0" start="27"><li dir="ltr" style="list-style-type:upper-alpha" aria-level="1"><p dir="ltr"
     role="presentation"><span style="font-weight:400">Uno</span></p></li></ol>`,
    '<ol><li>AA. Uno</li></ol>',
  ],
  [
    'LibreOffice: an item of two paragraphs',
    '<ol type="i"><li><p style="margin-bottom: 0cm">Uno</p><p>y más</p></li><li value="9"><p>Dos</p></li></ol>',
    '<ol><li><p>i. Uno</p><p>y más</p></li><li>ix. Dos</li></ol>',
  ],
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

test('plain text with numbers becomes a list that keeps them, and shows them as the page does', () => {
  const editor = editorWith('<p></p>');
  paste(editor, { 'text/plain': 'viii. Ocho\nix. Nueve' });
  const html = '<ol><li>viii. Ocho</li><li>ix. Nueve</li></ol>';
  expect(htmlOf(editor.state.doc, '')).toBe(html);
  expect(editorWith(html).view.dom.querySelector('ol')?.className).toBe('own-markers');
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
