import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished } from 'vitest';

import type { DeskPage, PageOf } from '../../site/desk/contract/pages.ts';
import { violations } from '../support/axe.ts';
import { test } from '../support/browser.ts';
import { serveDeskPages, type DeskPages } from '../support/desk-pages.ts';
import { HEIGHT, NARROW, looks } from '../support/looks.ts';
import { findOverflow } from '../support/pages/overflow.ts';

let pages: DeskPages;
let inbox: PageOf<'inbox'>;
let row: PageOf<'row'>;
beforeAll(async () => {
  pages = await serveDeskPages();
  ({ inbox, row } = pages.fixtures);
});
afterAll(() => pages.close());
beforeEach(() => {
  pages.answers.clear();
  Object.assign(pages.readers, { told: [], text: '' });
  pages.session(true);
});

/** Serves a page at its own address, and answers forms that are sent there. */
function serve(page: DeskPage, posted?: (fields: URLSearchParams) => DeskPage): void {
  pages.answers.set(page.address.split('?')[0] ?? '', ({ method, fields }) =>
    method === 'POST' && posted ? posted(fields) : page,
  );
}

/** Opens an address and waits until the page's script has run. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(pages.url + address);
  await awake(page);
}

async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['scripted'] !== undefined);
}

async function opened(reopen: (url: string) => Promise<Page>, { address }: DeskPage): Promise<Page> {
  const page = await reopen(pages.url + address);
  await awake(page);
  return page;
}

describe('every page is accessible and fits, light and dark, on a phone and a desk', () => {
  test.for([
    'loginEnded',
    'overview',
    'inboxFiltered',
    'rowConflict',
    'rowReply',
    'templates',
    'templateRefused',
    'eraseUnconfirmed',
    'peopleWrong',
    'audit',
    'settings',
    'site',
  ] as const)('%s', async (name, { reopen }) => {
    const page = await reopen(`${pages.url}/fixture/${name}`, { reducedMotion: 'reduce' });
    const found: string[] = [];
    for (const { width, colorScheme } of looks) {
      await page.setViewportSize({ width, height: HEIGHT });
      // Without a choice the system's theme applies, by CSS alone.
      await page.emulateMedia({ colorScheme });
      found.push(...(await violations(page)).map((line) => `${width} px, ${colorScheme}: ${line}`));
    }
    // The phone menu and all other disclosures.
    await page.evaluate(() => document.querySelectorAll('details').forEach((each) => (each.open = true)));
    found.push(...(await findOverflow(page)));
    expect(found).toEqual([]);
  });
});

test('a chosen theme overrides the system’s', async ({ reopen }) => {
  const paper = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const page = await reopen(`${pages.url}/fixture/settings?theme=light`, { colorScheme: 'dark' });
  const light = await paper(page);
  await page.goto(`${pages.url}/fixture/settings?theme=dark`);
  const dark = await paper(page);
  expect(light).not.toBe(dark);
  await page.goto(`${pages.url}/fixture/settings`);
  expect(await paper(page)).toBe(dark);
});

test('a list can be used by keyboard alone', async ({ reopen }) => {
  serve(inbox);
  serve(row);
  const page = await opened(reopen, inbox);
  // A browser that translates the page changes its language.
  await page.evaluate(() => void (document.documentElement.lang = 'ja'));
  for (const key of ['j', 'j', 'x']) await page.keyboard.press(key);
  await expect.poll(() => page.locator('#chosen').textContent()).toBe('Una elegida');
  for (const key of ['k', 'x']) await page.keyboard.press(key);
  await expect.poll(() => page.locator('tr[data-id] input:checked').count()).toBe(2);
  await expect.poll(() => page.locator('#chosen').textContent()).toBe('2 elegidas');
  await page.keyboard.press('/');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('q');
  // In a field the shortcuts are plain letters.
  await page.keyboard.type('x?');
  await expect.poll(() => page.locator('#q').inputValue()).toBe('x?');
  await page.locator('#q').blur();
  await page.keyboard.press('?');
  await page.locator('#shortcuts:modal').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('#shortcuts').waitFor({ state: 'hidden' });
  for (const key of ['j', 'Enter']) await page.keyboard.press(key);
  await page.waitForURL(pages.url + row.address);
});

test('the page of the site follows a publication to its outcome, also while the server is replaced', async ({
  reopen,
}) => {
  const { site, sitePublishing } = pages.fixtures;
  const running = { ...sitePublishing, preview: undefined } as unknown as DeskPage;
  serve(running);
  const page = await opened(reopen, running);
  const { last } = site;
  if (!last || last.outcome.ok) throw new Error('The last publication of the fixture has failed.');
  const failure = { ...last, outcome: { ...last.outcome, fault: 'build' as const } };
  let refused = 0;
  await page.route(/\/site$/, async (route) => {
    refused += 1;
    await (refused < 2 ? route.abort() : route.continue());
  });
  serve({ ...site, last: failure });
  await page.getByText(/^No se publicó: las páginas no se pudieron construir/).waitFor();
  await expect.poll(() => page.locator('#running, .steps').count()).toBe(0);
  // The page no longer asks every second.
  await expect.poll(() => page.locator('main').getAttribute('data-updates')).toBeNull();
});

test('the audit is filtered, with a script too', async ({ reopen }) => {
  const { audit } = pages.fixtures;
  serve(audit);
  const page = await opened(reopen, audit);
  await page.locator('#person').fill('ana');
  await page.locator('#filter-action').selectOption('read');
  await page.locator('#person').press('Enter');
  await page.waitForURL(`${pages.url}/audit?person=ana&action=read`);
});

test('on a phone the first message is in sight, with a filter set too, and nothing is cut off or covered', async ({
  reopen,
}) => {
  const page = await reopen(`${pages.url}/fixture/inboxFiltered`, { viewport: { width: NARROW, height: 640 } });
  expect((await page.locator('tbody tr').first().boundingBox())?.y).toBeLessThan(560);
  await page.goto(`${pages.url}/fixture/overview`);
  const cutOff = await page.locator('.bars text').evaluateAll((texts) =>
    texts.filter((text) => {
      const { left, right } = text.getBoundingClientRect();
      return left < 0 || right > innerWidth;
    }),
  );
  expect(cutOff).toEqual([]);
  await page.goto(`${pages.url}/fixture/row`);
  const bar = await page.locator('header.side').boundingBox();
  expect((await page.locator('main .back').boundingBox())?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  await page.locator('.below').click();
  await expect.poll(async () => (await page.locator('#follow-up').boundingBox())?.y).toBeLessThan(640);
});

describe('new rows', () => {
  const AGENT = 'a browser with tabs';

  const inTabs = async (browser: Browser, count: number): Promise<Page[]> => {
    const context = await browser.newContext({ locale: 'es-MX', userAgent: AGENT });
    onTestFinished(() => context.close());
    context.setDefaultTimeout(25_000);
    const tabs: Page[] = [];
    while (tabs.length < count) {
      const tab = await context.newPage();
      await goTo(tab, inbox.address);
      tabs.push(tab);
    }
    await expect.poll(() => pages.listening(AGENT)).toBe(1);
    return tabs;
  };

  /** Adds a row at the top of the list, which loses its last one. Returns its selector. */
  const arrive = (id: string): string => {
    const [newest] = inbox.list.rows;
    if (!newest) throw new Error('There are rows.');
    const rows = [{ ...newest, id }, ...inbox.list.rows.slice(0, -1)];
    serve({ ...inbox, list: { ...inbox.list, total: 125, rows } });
    return `tr[data-id="${id}"]`;
  };

  const show = (tab: Page, state: 'visible' | 'hidden'): Promise<void> =>
    tab.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);

  const shown = (tabs: readonly Page[], selector: string): Promise<number[]> =>
    Promise.all(tabs.map((tab) => tab.locator(selector).count()));

  test('appear in all tabs through one stream, are announced, and keep the selection', async ({ browser }) => {
    serve(inbox);
    const [first, ...others] = await inTabs(browser, 3);
    if (!first) throw new Error('There are tabs.');
    const ids = inbox.list.rows.map(({ id }) => id);
    await first.locator('th input[name="all"]').check();
    await expect.poll(() => first.locator('#chosen').textContent()).toBe(`${ids.length} elegidas`);
    await first.locator('th input[name="all"]').uncheck();
    for (const id of [ids[0], ids.at(-1)]) await first.locator(`tr[data-id="${id}"] [name="row"]`).check();
    const arrived = arrive('aaaaaaaa-0000-4000-8000-000000000001');
    pages.tell(inbox.query.table);
    await expect.poll(() => shown([first, ...others], arrived)).toEqual([1, 1, 1]);
    await expect.poll(() => first.locator('#count[role="status"]').textContent()).toContain('125');
    await expect.poll(() => first.locator(`tr[data-id="${ids[0]}"] input`).isChecked()).toBe(true);
    // A chosen row has left the page.
    await expect.poll(() => first.locator('#chosen').textContent()).toBe('Una elegida');

    // Another tab takes the stream over.
    await first.close();
    await expect.poll(() => pages.listening(AGENT)).toBe(1);
    const next = arrive('aaaaaaaa-0000-4000-8000-000000000002');
    pages.tell(inbox.query.table);
    await expect.poll(() => shown(others, next)).toEqual([1, 1]);
    pages.session(false);
    await expect.poll(() => shown(others, '#email')).toEqual([1, 1]);
    await expect.poll(() => pages.listening(AGENT)).toBe(0);
  });

  test('keep what is ticked, typed and chosen, also where an extension has added attributes', async ({ browser }) => {
    serve(inbox);
    const [tab] = await inTabs(browser, 1);
    if (!tab) throw new Error('There is a tab.');
    const [first] = inbox.list.rows;
    const box = tab.locator(`tr[data-id="${first?.id}"] [name="row"]`);
    await box.check();
    await tab.locator('[name="bulk-status"]').selectOption('closed');
    await tab.locator('.side__always .everywhere').fill('Ortega');
    await tab.locator('#q').fill('requerimiento');
    await tab.evaluate(() => {
      for (const control of document.querySelectorAll('input, select, option')) {
        control.setAttribute('fdprocessedid', 'x1y2');
        control.setAttribute('autocomplete', 'nope');
        control.setAttribute('style', 'background-image: none');
      }
    });
    const arrived = arrive('aaaaaaaa-0000-4000-8000-000000000004');
    pages.tell(inbox.query.table);
    await expect.poll(() => shown([tab], arrived)).toEqual([1]);
    const values = ['#q', '.side__always .everywhere', '[name="bulk-status"]'].map((each) =>
      tab.locator(each).inputValue(),
    );
    expect(await Promise.all(values)).toEqual(['requerimiento', 'Ortega', 'closed']);
    expect([await box.isChecked(), await tab.locator('#chosen').textContent()]).toEqual([true, 'Una elegida']);
    // What is typed goes on at the same place.
    await tab.keyboard.type(' SAT');
    expect(await tab.locator('#q').inputValue()).toBe('requerimiento SAT');
  });

  test('are fetched when a list becomes visible again, and a row stays as it is while it is open', async ({
    browser,
  }) => {
    serve(inbox);
    serve(row);
    const [tab] = await inTabs(browser, 1);
    if (!tab) throw new Error('There is a tab.');
    await show(tab, 'hidden');
    await expect.poll(() => pages.listening(AGENT)).toBe(0);
    const arrived = arrive('aaaaaaaa-0000-4000-8000-000000000003');
    await show(tab, 'visible');
    await expect.poll(() => pages.listening(AGENT)).toBe(1);
    await expect.poll(() => shown([tab], arrived)).toEqual([1]);
    // Only an event brings news of who else is there, not the page's own regular question.
    await tab.addInitScript(() => void (globalThis.setInterval = (() => 0) as never));
    await tab.locator(`tr[data-id="${row.row.id}"] a`).first().click();
    await tab.waitForURL((url) => url.pathname === row.address.split('?')[0]);
    await awake(tab);
    await expect.poll(() => pages.listening(AGENT)).toBe(1);
    // Its page listens only for who else has it open.
    const path = `${row.row.table}/${row.row.id}`;
    await expect.poll(() => pages.readers.told).toContain(`${path}/open`);
    serve({ ...row, row: { ...row.row, status: 'closed' } });
    pages.tell(inbox.query.table);
    pages.readers.text = 'Abierta también por Luis';
    pages.tellReaders(path);
    await tab.getByText('Abierta también por Luis').waitFor();
    expect(await tab.locator('.top .status').getAttribute('data-status')).toBe(row.row.status);
    await show(tab, 'hidden');
    await expect.poll(() => pages.readers.told.at(-1)).toBe(`${path}/close`);
  });
});

describe('a row', () => {
  const open = async (reopen: (path: string) => Promise<Page>): Promise<Page> => {
    const page = await opened(reopen, row);
    await page.locator('#note').fill('Llamar el lunes');
    await page.locator('#status').selectOption('closed');
    return page;
  };
  const entered = (page: Page): Promise<string[]> =>
    Promise.all(['#status', '#note'].map((control) => page.locator(control).inputValue()));

  test('is saved by keyboard, which empties the note and leads to the next one', async ({ reopen }) => {
    const sent: (string | null)[][] = [];
    const next = row.list?.place.next?.id ?? '';
    serve({ ...row, address: `/inbox/${row.row.table}/${next}` });
    serve(row, (fields) => {
      sent.push(['version', 'status', 'note', 'next'].map((name) => fields.get(name)));
      const values = { row: `${row.row.table}/${row.row.id}` };
      return { ...row, notice: { tone: 'success', text: 'desk.notice.saved', values } };
    });
    const page = await open(reopen);
    await page.locator('#note').press('Control+Enter');
    await page.getByText('Cambios guardados').waitFor();
    await awake(page);
    await expect.poll(() => page.locator('#note').inputValue()).toBe('');
    await page.locator('#note').press('Control+Shift+Enter');
    const version = String(row.row.version);
    await expect
      .poll(() => sent)
      .toEqual([
        [version, 'closed', 'Llamar el lunes', null],
        [version, row.row.status, '', 'yes'],
      ]);
    await page.locator('#notice').waitFor();
    await awake(page);
    await page.keyboard.press('j');
    await page.waitForURL(new RegExp(`${next}\\?in=at%3D2$`));
  });

  test('is reached by keyboard: by a link before the menu, and by a key for each control', async ({ reopen }) => {
    serve(row);
    const page = await opened(reopen, row);
    const focused = (): Promise<string | undefined> => page.evaluate(() => document.activeElement?.id);
    for (const key of ['Tab', 'Tab', 'Enter', 'Tab']) await page.keyboard.press(key);
    expect(await focused()).toBe('status');
    await page.goto(pages.url + row.address);
    await awake(page);
    for (const [key, id] of [
      ['n', 'note'],
      ['a', 'assignee'],
      ['s', 'status'],
    ] as const) {
      await page.keyboard.press(key);
      expect(await focused()).toBe(id);
      await page.keyboard.press('Escape');
    }
    await page.keyboard.press('?');
    const keys = page.locator('#shortcuts .keys > div');
    expect(await keys.filter({ hasText: 'Cambiar el estado' }).locator('kbd').textContent()).toBe('s');
    // No key is printed over its text.
    const overlaps = await keys.evaluateAll(
      (entries) =>
        entries.filter((entry) => {
          const [key, text] = ['kbd', 'dd'].map((name) => entry.querySelector(name)?.getBoundingClientRect());
          return (key?.right ?? 0) > (text?.left ?? 0);
        }).length,
    );
    expect(overlaps).toBe(0);
  });

  test('that a colleague has changed keeps the input', async ({ reopen }) => {
    serve(row, () => ({
      ...row,
      row: { ...row.row, version: 9, status: 'scheduled' },
      conflict: { by: 'luis@firma.example', at: '2026-11-21T10:00:00Z' },
      entered: { status: 'closed', note: 'Llamar el lunes' },
    }));
    const page = await open(reopen);
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('conflict');
    expect(await page.locator('#conflict').textContent()).toContain('luis@firma.example');
    await expect.poll(() => entered(page)).toEqual(['closed', 'Llamar el lunes']);
    expect(await page.locator('[name="version"]').inputValue()).toBe('9');
  });

  test('keeps a status and a note that are not saved, in any tab', async ({ reopen }) => {
    serve(row);
    const page = await open(reopen);
    await page.getByText('Hay cambios sin guardar').waitFor();
    const tab = await page.context().newPage();
    await goTo(tab, row.address);
    await expect.poll(() => entered(tab)).toEqual(['closed', 'Llamar el lunes']);
  });

  test('keeps the draft of a note for its author, and hides it from the next person', async ({ reopen }) => {
    const eva = { ...row, person: { email: 'eva@firma.example', name: null, role: row.person?.role ?? '' } };
    serve(row);
    const page = await open(reopen);
    const noteIs = async (own: typeof row, text: string): Promise<void> => {
      serve(own);
      await goTo(page, own.address);
      await expect.poll(() => page.locator('#note').inputValue()).toBe(text);
    };
    // The session has expired, and somebody else signs in.
    await noteIs(eva, '');
    await page.locator('#note').fill('De Eva');
    await noteIs(eva, 'De Eva');
    // Signing out deletes a person's drafts.
    pages.answers.set('/logout', () => pages.fixtures.loginSignedOut);
    const leave = async (): Promise<void> => {
      await page.locator('.side__always form[action="/logout"] button').click();
      await page.locator('#email').waitFor();
    };
    await leave();
    await noteIs(eva, '');
    await noteIs(row, 'Llamar el lunes');
    await leave();
    await noteIs(row, '');
  });

  test('records that a reply was begun', async ({ reopen }) => {
    const asked: string[] = [];
    serve(row);
    pages.answers.set(`/inbox/${row.row.table}/${row.row.id}/mailto`, ({ method }) => {
      asked.push(method);
      return row;
    });
    const page = await open(reopen);
    // Prevents opening a mail program.
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
    await page.locator('a[data-reply]').click();
    await expect.poll(() => asked).toEqual(['POST']);
  });

  test('copies the part of a reply that is too long for a mail program, and says what to copy without a script', async ({
    reopen,
  }) => {
    const { rowTemplate } = pages.fixtures;
    // Twelve bytes each in the address of a mail.
    const name = '\u{1F600}'.repeat(100);
    const person = { email: 'ana.torres@firma.example', name, role: row.person?.role ?? '' };
    serve({ ...rowTemplate, person, row: { ...rowTemplate.row, values: { ...rowTemplate.row.values, name } } });
    const permissions = ['clipboard-read', 'clipboard-write'];
    const page = await reopen(pages.url + rowTemplate.address, { permissions });
    await awake(page);
    const note = page.getByRole('status').filter({ hasText: 'demasiado larga' });
    await expect.poll(() => note.count()).toBe(1);
    const link = page.locator('a[data-reply]');
    const whole = await page.getByLabel('Texto de la respuesta').inputValue();
    const body = new URL((await link.getAttribute('href')) ?? '').searchParams.get('body')?.trim() ?? '';
    const opened = page.waitForEvent('console', (message) => message.text().startsWith('opens '));
    await page.evaluate(() => {
      navigation.addEventListener('navigate', ({ destination }) => console.log(`opens ${destination.url}`));
    });
    await link.click();
    await page.getByText('péguelo en el correo').waitFor();
    expect((await opened).text()).toBe(`opens ${await link.getAttribute('href')}`);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(`${body}\n\n${copied.split('\n\n').slice(0, 2).join('\n\n')}`).toBe(whole);
    const plain = await reopen(pages.url + rowTemplate.address, { javaScriptEnabled: false });
    expect(await plain.getByText('demasiado larga').allTextContents()).toHaveLength(2);
    expect(await plain.getByText('Copie el resto del texto de abajo').isVisible()).toBe(true);
    expect(await plain.getByText('se copia para que').isVisible()).toBe(false);
  });
});

describe('a reply', () => {
  test('is kept while it is not sent, takes a template, and is sent by keyboard', async ({ reopen }) => {
    const { rowReply } = pages.fixtures;
    const sent: (string | null)[][] = [];
    const path = `/inbox/${rowReply.row.table}/${rowReply.row.id}`;
    const template = rowReply.replying.templates[0]?.id ?? '';
    const values = { row: `${rowReply.row.table}/${rowReply.row.id}/reply`, email: 'jose@example.com' };
    serve(rowReply);
    pages.answers.set(`${path}/reply`, ({ fields }) => {
      if (fields.get('insert') === 'yes')
        return { ...rowReply, reply: { id: 'other', template, kept: fields.get('text')?.replaceAll('\r', '') ?? '' } };
      sent.push(['reply', 'mark', 'text'].map((name) => fields.get(name)));
      return { ...rowReply, notice: { tone: 'success', text: 'desk.notice.replied', values } };
    });
    const page = await opened(reopen, rowReply);
    const text = page.locator('#reply-text');
    const greeting = await text.inputValue();
    await page.getByRole('link', { name: 'Responder por correo' }).click();
    await page.keyboard.type('Hola');
    expect(await text.inputValue(), 'after the greeting').toBe(`${greeting}Hola`);
    await text.fill('Con gusto.');
    await page.reload();
    await awake(page);
    expect(await text.inputValue()).toBe('Con gusto.');
    await page.locator('#reply-form [name="template"]').selectOption(template);
    await page.waitForURL(/\/reply/);
    await awake(page);
    expect(await text.inputValue()).toMatch(/^\S[^]+\n\nCon gusto\.$/);
    await text.fill('Con mucho gusto.');
    await page.locator('#subject').press('Enter');
    await text.press('Control+Enter');
    await page.getByText('Respuesta enviada a jose@example.com').first().waitFor();
    await awake(page);
    expect(sent).toEqual([['other', 'contacted', 'Con mucho gusto.']]);
    expect(await text.inputValue()).toBe(greeting);
  });

  test('is written without a script, from the link at the top of the page', async ({ reopen }) => {
    const { rowReply } = pages.fixtures;
    const sent: (string | null)[] = [];
    serve(rowReply);
    pages.answers.set(`/inbox/${rowReply.row.table}/${rowReply.row.id}/reply`, ({ fields }) => {
      sent.push(fields.get('text'));
      return rowReply;
    });
    const page = await reopen(pages.url + rowReply.address, { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'Responder por correo' }).click();
    await page.locator('#reply-text').fill('Con gusto.');
    await page.getByRole('button', { name: 'Enviar respuesta' }).click();
    await expect.poll(() => sent).toEqual(['Con gusto.']);
  });
});
