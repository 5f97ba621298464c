// @vitest-environment jsdom
import type { Editor } from '@tiptap/core';
import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Input, Json, Site } from '../../site/studio/contract.ts';
import { Field } from '../../site/studio/client/forms/Field.tsx';
import { SheetForm } from '../../site/studio/client/Panel.tsx';
import { getState, setState } from '../../site/studio/client/store.ts';
import { TextEditor } from '../../site/studio/client/TextEditor.tsx';

let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const locales = ['es', 'en'].map((code) => ({ code, name: code }));
  setState({ site: { locales, pages: [], articles: [], values: {}, texts: {} } as unknown as Site });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(() => root.unmount());
  vi.unstubAllGlobals();
});

async function draw(element: ReactElement): Promise<void> {
  await act(() => root.render(element));
}

/** The editor of the first field in a language. */
function editorIn(lang: string): Editor {
  return document.querySelector<HTMLElement & { editor: Editor }>(`.rich [lang="${lang}"]`)!.editor;
}

/** Pastes HTML at the end of the field in a language. */
async function paste(html: string, lang = 'es'): Promise<void> {
  await act(() => {
    const { commands, view } = editorIn(lang);
    commands.focus('end', { scrollIntoView: false });
    const clipboardData = { getData: (type: string) => (type === 'text/html' ? html : ''), files: [] };
    view.dom.dispatchEvent(Object.assign(new Event('paste', { bubbles: true }), { clipboardData }));
  });
}

const text: Input = { type: 'text' };
const fields = [{ name: 'html', input: { type: 'text', html: true } as const, required: true }];
const cells = { type: 'list', item: text } as const;
const tableFields = [
  { name: 'caption', input: text, required: true },
  { name: 'head', input: cells, required: true },
  { name: 'rows', input: { type: 'list', item: cells } as const, required: true },
];
const body: Input = {
  type: 'list',
  item: {
    type: 'choice',
    by: 'kind',
    choices: [
      { value: 'html', fields },
      { value: 'table', fields: tableFields },
      { value: 'figure', fields: [{ name: 'image', input: { type: 'image' }, required: true }] },
    ],
  },
};

/** A text that is the same in both languages. */
function both(words: string): Json {
  return { es: words, en: words };
}

function table(caption: string, [head = [], ...rows]: readonly (readonly string[])[]): Json {
  return { kind: 'table', caption: both(caption), head: head.map(both), rows: rows.map((row) => row.map(both)) };
}

/** The parts of an article after HTML was pasted into its only part. */
async function pastedInto(html: Readonly<Record<string, string>>, pasted: string, lang = 'es'): Promise<unknown> {
  let value: Json = [{ kind: 'html', html }];
  const render = (): Promise<void> =>
    draw(<Field input={body} value={value} label="Body" onChange={(next) => (value = next ?? null)} />);
  await render();
  await paste(pasted, lang);
  await render();
  return value;
}

const rates = [
  ['Servicio', 'Mensual', 'Anual'],
  ['Nómina', '$1,500.00', '$16,000.00'],
  ['Contabilidad', '$2,500.00', '–'],
];

test.each([
  [
    'Excel',
    `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId
     content=Excel.Sheet><style><!--table {mso-displayed-decimal-separator:"\\.";} .xl65 {mso-number-format:Currency;}--></style>
     </head><body link="#0563C1"><table border=0 cellpadding=0 cellspacing=0 width=261 style='border-collapse:collapse;width:195pt'>
     <!--StartFragment--><col width=87 span=3 style='width:65pt'><tr height=20 style='height:15.0pt'>
     <td height=20 class=xl66 width=87>Servicio</td><td class=xl66>Mensual</td><td class=xl66>Anual</td></tr>
     <tr height=0 style='display:none'><td height=0>Oculto</td><td>1</td><td>2</td></tr>
     <tr height=20><td height=20>Nómina</td><td class=xl65 align=right>$1,500.00</td><td class=xl65 align=right><span
     style='mso-spacerun:yes'>&nbsp;</span>$16,000.00</td></tr>
     <tr height=20><td height=20>Contabilidad</td><td class=xl65 align=right>$2,500.00</td><td>&nbsp;</td></tr>
     <!--EndFragment--></table></body></html>`,
    table('', rates),
  ],
  [
    'Google Sheets, with a title above the head',
    `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style>
     <table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" dir="ltr" border="1" data-sheets-root="1"><colgroup>
     <col width="100"/><col width="100"/><col width="100"/></colgroup><tbody>
     <tr style="height:21px;"><td rowspan="1" colspan="3" data-sheets-value='{"1":2,"2":"Tarifas"}'>Tarifas</td></tr>
     <tr><td>Servicio</td><td>Mensual</td><td>Anual</td></tr>
     <tr><td>Nómina</td><td data-sheets-numberformat='{"1":4}'>$1,500.00</td><td>$16,000.00</td></tr>
     <tr><td>Contabilidad</td><td>$2,500.00</td><td></td></tr></tbody></table>`,
    table('Tarifas', rates),
  ],
  [
    'LibreOffice Calc, with an empty row and column',
    `<table cellspacing="0" border="0"><colgroup span="4" width="85"></colgroup>
     <tr><td height="17" align="left"><b><font face="Liberation Sans">Servicio</font></b></td><td><br></td><td>Mensual</td><td>Anual</td></tr>
     <tr><td height="17" align="left"><br></td><td><br></td><td><br></td><td><br></td></tr>
     <tr><td>Nómina</td><td><br></td><td sdval="1500" sdnum="1033;">$1,500.00</td><td>$16,000.00</td></tr>
     <tr><td>Contabilidad</td><td><br></td><td>$2,500.00</td><td><br></td></tr></table>`,
    table('', rates),
  ],
  [
    'Word, with lists and lines in the cells',
    `<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse'><thead><tr style='mso-yfti-irow:0'>
     <td width=208 valign=top><p class=MsoNormal><b>Acto<o:p></o:p></b></p></td><td><p class=MsoNormal><b>Plazo</b></p></td></tr></thead>
     <tr><td><p class=MsoNormal>Aviso<o:p></o:p></p><p class=MsoNormal>mensual</p></td><td><p class=MsoListParagraph
     style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;</span></span><![endif]>Día
     17</p><p class=MsoNormal><o:p>&nbsp;</o:p></p></td></tr></table>`,
    table('', [
      ['Acto', 'Plazo'],
      ['Aviso mensual', 'Día 17'],
    ]),
  ],
  [
    'a web page, with a caption, a head of two rows and cells that span others',
    `<meta charset='utf-8'><div class="wrap"><table class="wikitable"><caption>Límites</caption><thead><tr><th rowspan="2">Año</th>
     <th colspan="2">UMA</th></tr><tr><th>Diaria</th><th>Mensual</th></tr></thead><tbody><tr><td rowspan="2">2026</td>
     <td>1</td><td>30<sup><a href="#n">1</a></sup></td></tr><tr><td colspan="2">{{companies}} &lt;x&gt; "y"</td></tr></tbody></table></div>`,
    table('Límites', [
      ['Año', 'UMA Diaria', 'UMA Mensual'],
      ['2026', '1', '301'],
      ['2026', '{{companies}} <x> "y"', '–'],
    ]),
  ],
])('a table pasted from %s becomes a part of the article', async (_, html, part) => {
  const before = { es: '<p>Antes</p>', en: '<p>Before</p>' };
  expect(await pastedInto(before, html)).toEqual([{ kind: 'html', html: before }, part]);
});

test.each([
  ['a column', '<table><tr><td>Uno</td></tr><tr><td>Dos</td></tr></table>', '<ul><li>Uno</li><li>Dos</li></ul>'],
  ['a row', '<table><tr><td>Uno</td><td><b>Dos</b></td></tr></table>', '<p>Uno <strong>Dos</strong></p>'],
  ['the layout of a mail', '<table><tr><td><p>Uno</p><p>Dos</p></td></tr></table>', '<p>Uno</p>\n<p>Dos</p>'],
])('%s becomes text', async (_, html, clean) => {
  expect(await pastedInto({ es: '', en: '' }, html)).toEqual([{ kind: 'html', html: { es: clean, en: '' } }]);
});

test('a table inside the layout of a page becomes a part, and the text around it two', async () => {
  const simple = '<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>';
  const html = `<table role="presentation"><tr><td>${simple}<p>Three</p></td></tr></table>`;
  const before = { es: '<h2>Uno</h2>\n<p>Dos</p>\n<p>Tres</p>', en: '<h2>One</h2>\n<p>Two</p>' };
  expect(await pastedInto(before, html, 'en')).toEqual([
    { kind: 'html', html: { es: '<h2>Uno</h2>\n<p>Dos</p>', en: '<h2>One</h2>\n<p>Two</p>' } },
    table('', [
      ['A', 'B'],
      ['1', '2'],
    ]),
    { kind: 'html', html: { es: '<p>Tres</p>', en: '<p>Three</p>' } },
  ]);
});

test('undo in a field does not bring back what became another part', async () => {
  let value: Json = [{ kind: 'html', html: { es: '<p>Uno</p>', en: '<p>One</p>' } }];
  const render = (): Promise<void> =>
    draw(<Field input={body} value={value} label="Body" onChange={(next) => (value = next ?? null)} />);
  await render();
  await paste('<p>más</p><table><tr><td>A</td><td>B</td></tr><tr><td>1</td><td>2</td></tr></table><p>Dos</p>');
  await render();
  const pasted = value;
  expect(pasted).toHaveLength(3);
  // jsdom measures no ranges, which the editor scrolls to.
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });
  await act(() => void editorIn('es').commands.undo());
  expect(value).toEqual(pasted);
});

test('a form that only got a paste has unsaved input', async () => {
  const value = [{ kind: 'html', html: { es: '<p>Uno</p>', en: '<p>One</p>' } }];
  setState({ isDirty: false });
  await draw(
    <SheetForm edits={() => []} send="save">
      <Field input={body} value={value} label="Body" onChange={() => undefined} />
    </SheetForm>,
  );
  await paste('<p>más</p>');
  expect(getState().isDirty).toBe(true);
});

test('a table pasted into an article on its page opens the form of its parts, with what was written', async () => {
  class Observer {
    observe = (): void => undefined;
    disconnect = (): void => undefined;
  }
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const html = { es: '<p>Antes</p>', en: '<p>Before</p>' };
  const figure = { kind: 'figure' };
  const at = ['articles', 'entries', 0];
  const page = { texts: {}, roots: [{ at, value: { body: [figure, { kind: 'html', html }] } }] };
  const target = { element: document.body, at: [...at, 'body', 1, 'html'], action: undefined };
  setState({ page, text: target, window: undefined, isDirty: false });
  await draw(<TextEditor target={target} />);
  await paste('<table><tr><td>A</td><td>B</td></tr><tr><td>1</td><td>2</td></tr></table>');
  const part = table('', [
    ['A', 'B'],
    ['1', '2'],
  ]);
  expect(getState()).toMatchObject({
    text: undefined,
    isDirty: true,
    window: {
      target: { question: { of: 'place', at: [...at, 'body'] }, entered: [figure, { kind: 'html', html }, part] },
    },
  });
});

/** Pictures of Word text: one with its data, one that is a file of the computer. */
const withPictures = `<p class=MsoNormal>Antes <img width=100 src="data:image/png;base64,iVBORw0KGgo="></p>
  <p class=MsoNormal><img src="file:///C:/Users/Ana/image001.png"></p><p class=MsoNormal>Después</p>`;

function setNote(): void {
  const texts = { en: { 'rich.picturesLeft': 'Fuera: {{count}}' } };
  setState({ note: undefined, site: { ...getState().site, texts } as unknown as Site });
}

test('a pasted picture is uploaded and becomes a part of the article, and a note counts those left out', async () => {
  setNote();
  vi.stubGlobal('ClipboardEvent', Event);
  const sent: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    sent.push(address);
    return Promise.resolve(Response.json({ ok: true, file: 'uploaded.png' }));
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:new' }));
  let value: Json = [{ kind: 'html', html: { es: '<p>Uno</p>', en: '<p>One</p>' } }];
  await draw(<Field input={body} value={value} label="Body" onChange={(next) => (value = next ?? null)} />);
  await paste(withPictures);
  await vi.waitFor(() => expect(value).toHaveLength(3));
  expect(sent.map((address) => address.replace(/.*\?/, ''))).toEqual(['name=picture-1.png']);
  expect(value).toMatchObject([
    { html: { es: '<p>UnoAntes</p>' } },
    { kind: 'figure', image: { kind: 'image', file: 'uploaded.png' } },
    { html: { es: '<p>Después</p>' } },
  ]);
  expect(getState().note).toBe('Fuera: 1');
});

test('pasted pictures without data are left out, with a note, and text without pictures has none', async () => {
  setNote();
  const html = { es: '<p>Uno</p>', en: '<p>One</p>' };
  expect(await pastedInto(html, '<p>Dos</p>')).toMatchObject([{ html: { es: '<p>UnoDos</p>' } }]);
  expect(getState().note).toBeUndefined();
  await act(() => root.unmount());
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const files = '<img src="file:///C:/a.png"><img src="https://docs.example/b.png">';
  expect(await pastedInto(html, `<p>Dos ${files}</p>`)).toMatchObject([{ html: { es: '<p>UnoDos</p>' } }]);
  expect(getState().note).toBe('Fuera: 2');
});
