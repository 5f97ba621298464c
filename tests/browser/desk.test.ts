import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished } from 'vitest';

import type { PageOf } from '../../site/desk/addresses.ts';
import { violations } from '../support/axe.ts';
import { test } from '../support/browser.ts';
import { serveDeskPages, type DeskPages, type DeskRequest } from '../support/desk-pages.ts';
import { HEIGHT, NARROW, looks } from '../support/looks.ts';
import { findOverflow } from '../support/pages/overflow.ts';

let pages: DeskPages;
beforeAll(async () => {
  pages = await serveDeskPages();
});
afterAll(() => pages.close());
beforeEach(() => {
  pages.answers.clear();
  pages.session(true);
});

function inbox(): PageOf<'inbox'> {
  return pages.fixture('inbox') as PageOf<'inbox'>;
}

function row(): PageOf<'row'> {
  return pages.fixture('row') as PageOf<'row'>;
}

/** Serves a page at its own address, and records the requests to it. */
function serve<P extends { readonly address: string }>(
  page: P & ReturnType<DeskPages['fixture']>,
  posted?: (request: DeskRequest) => ReturnType<DeskPages['fixture']> | undefined,
): void {
  pages.answers.set(page.address.split('?')[0] ?? '', (asked) =>
    asked.method === 'POST' && posted ? posted(asked) : page,
  );
}

/** Waits until the page's script has run. */
async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['scripted'] !== undefined);
}

describe('every page is accessible and fits, light and dark, on a phone and a desk', () => {
  test.for([
    'loginMissing',
    'overview',
    'inboxes',
    'inboxFiltered',
    'rowConflict',
    'rowTemplate',
    'person',
    'eraseUnconfirmed',
    'peopleWrong',
    'audit',
    'search',
    'settings',
    'notFound',
  ])('%s', async (name, { reopen }) => {
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
  serve(inbox());
  serve(row());
  const page = await reopen(pages.url + inbox().address);
  await awake(page);
  const rows = page.locator('tr[data-id]');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  expect(await rows.locator('input:checked').count()).toBe(2);
  expect(await page.locator('#chosen').textContent()).toBe('2 elegidas');
  await page.keyboard.press('/');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('q');
  // In a field the shortcuts are plain letters.
  await page.keyboard.type('x?');
  expect(await page.locator('#q').inputValue()).toBe('x?');
  await page.locator('#q').blur();
  await page.keyboard.press('?');
  await page.locator('#shortcuts:modal').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.waitForURL(pages.url + row().address);
});

test('several rows are changed at once, and the change is undone', async ({ reopen }) => {
  const first = inbox();
  const [one, two] = first.list.rows;
  const changed = {
    ...first,
    list: {
      ...first.list,
      rows: first.list.rows.map((each) => (each === one || each === two ? { ...each, status: 'closed' } : each)),
    },
  };
  const sent: string[] = [];
  serve(first, ({ fields }) => {
    sent.push(fields.toString());
    return {
      ...changed,
      notice: { tone: 'success', text: 'desk.notice.changedMany', values: { count: 2 }, undo: 'token' },
    };
  });
  pages.answers.set('/undo', ({ fields }) => {
    sent.push(fields.toString());
    return { ...first, notice: { tone: 'success', text: 'desk.notice.undone', values: { count: 2 } } };
  });
  const page = await reopen(pages.url + first.address);
  await awake(page);
  for (const each of [one, two]) await page.locator(`tr[data-id="${each?.id}"] input`).check();
  await page.locator('[name="bulk-status"]').selectOption('closed');
  await page.getByRole('button', { name: 'Cambiar', exact: true }).click();
  await page.getByText('Se cambiaron 2 solicitudes').waitFor();
  await awake(page);
  expect(await page.locator(`tr[data-id="${one?.id}"]`).getAttribute('data-status')).toBe('closed');
  expect(await page.locator('input[name="row"]:checked').count()).toBe(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByText('Se deshizo el cambio de 2 solicitudes').waitFor();
  expect(await page.locator(`tr[data-id="${one?.id}"]`).getAttribute('data-status')).toBe(one?.status);
  expect(sent).toEqual([
    `as=${encodeURIComponent(first.person?.email ?? '')}&bulk-status=closed&bulk-assignee=&row=${one?.id}&row=${two?.id}`,
    `undo=token&back=${encodeURIComponent(first.address)}`,
  ]);
});

test('rows that new ones push to another page stay selected, and are changed with the others', async ({ reopen }) => {
  const first = inbox();
  const ids = first.list.rows.map(({ id }) => id);
  let shown = first;
  const sent: string[][] = [];
  pages.answers.set(first.address, ({ method, fields }) => {
    if (method === 'POST') sent.push(fields.getAll('row'));
    return shown;
  });
  const page = await reopen(pages.url + first.address);
  await awake(page);
  await page.locator('th input[name="all"]').check();
  expect(await page.locator('#chosen').textContent()).toBe(`${ids.length} elegidas`);
  await page.locator('th input[name="all"]').uncheck();
  for (const id of [ids[0], ids.at(-1)]) await page.locator(`tr[data-id="${id}"] [name="row"]`).check();
  shown = { ...first, list: { ...first.list, rows: first.list.rows.slice(0, -1) } };
  await expect
    .poll(() => {
      pages.tell(first.query.table);
      return page.locator(`tr[data-id="${ids.at(-1)}"]`).count();
    })
    .toBe(0);
  expect(await page.locator('#chosen').textContent()).toBe('2 elegidas');
  await page.locator('[name="bulk-status"]').selectOption('closed');
  await page.getByRole('button', { name: 'Cambiar', exact: true }).click();
  await expect.poll(() => sent.map((rows) => rows.toSorted())).toEqual([[ids[0], ids.at(-1)].toSorted()]);
  await awake(page);
  expect(await page.locator('.bulk').isVisible()).toBe(false);
});

test('the audit is filtered, with a script too', async ({ reopen }) => {
  const audit = pages.fixture('audit');
  serve(audit);
  const page = await reopen(pages.url + audit.address);
  await awake(page);
  await page.locator('#audit-person').fill('ana');
  await page.locator('#audit-action').selectOption('read');
  await page.locator('#audit-person').press('Enter');
  await page.waitForURL(`${pages.url}/audit?person=ana&action=read`);
});

test('on a phone the first message is in sight, with a filter set too, and nothing is cut off', async ({ reopen }) => {
  const page = await reopen(`${pages.url}/fixture/inboxFiltered`, { viewport: { width: NARROW, height: 640 } });
  const top = (await page.locator('tbody tr').first().boundingBox())?.y ?? Number.NaN;
  expect(top).toBeLessThan(560);
  await page.goto(`${pages.url}/fixture/overview`);
  expect(
    await page.locator('.bars text').evaluateAll((texts) =>
      texts.filter((text) => {
        const { left, right } = text.getBoundingClientRect();
        return left < 0 || right > innerWidth;
      }),
    ),
  ).toEqual([]);
  await page.goto(`${pages.url}/fixture/row`);
  await page.locator('.below').click();
  expect((await page.locator('#follow-up').boundingBox())?.y).toBeLessThan(640);
});

test('a new row appears automatically, is announced, and keeps the selection', async ({ reopen }) => {
  const first = inbox();
  const [newest] = first.list.rows;
  if (!newest) throw new Error('There are rows.');
  let page = first;
  pages.answers.set(first.address, () => page);
  const tab = await reopen(pages.url + first.address);
  await awake(tab);
  await tab.locator(`tr[data-id="${newest.id}"] input`).check();
  const arrived = { ...newest, id: 'aaaaaaaa-0000-4000-8000-000000000000', createdAt: '2026-11-21T10:00:00.000Z' };
  page = { ...first, list: { ...first.list, total: 125, rows: [arrived, ...first.list.rows] } };
  // The page may not have connected to the event stream yet.
  await expect
    .poll(() => {
      pages.tell(first.query.table);
      return tab.locator(`tr[data-id="${arrived.id}"]`).count();
    })
    .toBe(1);
  expect(await tab.locator('#count[role="status"]').textContent()).toContain('125');
  expect(await tab.locator(`tr[data-id="${newest.id}"] input`).isChecked()).toBe(true);
});

describe('the event stream', () => {
  /** More than the six connections per server that HTTP/1.1 allows a browser. */
  const TABS = 8;
  const AGENT = 'a browser with tabs';

  const inTabs = async (browser: Browser, count: number, before?: () => void): Promise<Page[]> => {
    const context = await browser.newContext({ locale: 'es-MX', userAgent: AGENT });
    onTestFinished(() => context.close());
    context.setDefaultTimeout(25_000);
    if (before) await context.addInitScript(before);
    const tabs: Page[] = [];
    while (tabs.length < count) {
      const tab = await context.newPage();
      await tab.goto(pages.url + inbox().address);
      await awake(tab);
      tabs.push(tab);
    }
    return tabs;
  };

  /** Adds a row at the top of the list. Returns its selector. */
  const arrive = (id: string): string => {
    const first = inbox();
    const [newest] = first.list.rows;
    if (!newest) throw new Error('There are rows.');
    serve({ ...first, list: { ...first.list, rows: [{ ...newest, id }, ...first.list.rows] } });
    return `tr[data-id="${id}"]`;
  };

  const show = (tab: Page, state: 'visible' | 'hidden'): Promise<void> =>
    tab.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);

  const shown = (tabs: readonly Page[], row: string): Promise<number[]> =>
    Promise.all(tabs.map((tab) => tab.locator(row).count()));

  test(`is shared by ${TABS} tabs`, async ({ browser }) => {
    serve(inbox());
    const tabs = await inTabs(browser, TABS);
    await expect.poll(() => pages.listening(AGENT)).toBe(1);
    const row = arrive('aaaaaaaa-0000-4000-8000-000000000001');
    pages.tell(inbox().query.table);
    await expect.poll(() => shown(tabs, row)).toEqual(tabs.map(() => 1));
  });

  test('moves to a remaining tab, and no event is lost meanwhile', async ({ browser }) => {
    serve(inbox());
    const [first, second] = await inTabs(browser, 2);
    if (!first || !second) throw new Error('There are tabs.');
    await expect.poll(() => pages.listening(AGENT)).toBe(1);
    // Whichever tab has the stream, each gets the events from the time of the handover.
    const row = arrive('aaaaaaaa-0000-4000-8000-000000000002');
    await show(first, 'hidden');
    await show(first, 'visible');
    await show(second, 'hidden');
    await expect.poll(() => shown([first], row)).toEqual([1]);
    await show(second, 'visible');
    await first.close();
    await expect.poll(() => pages.listening(AGENT)).toBe(1);
    await expect.poll(() => shown([second], row)).toEqual([1]);
  });

  test('closes while no list is visible', async ({ browser }) => {
    serve(inbox());
    serve(row());
    const [tab] = await inTabs(browser, 1);
    if (!tab) throw new Error('There is a tab.');
    await expect.poll(() => pages.listening(AGENT)).toBe(1);
    await show(tab, 'hidden');
    await expect.poll(() => pages.listening(AGENT)).toBe(0);
    const arrived = arrive('aaaaaaaa-0000-4000-8000-000000000003');
    await show(tab, 'visible');
    await expect.poll(() => pages.listening(AGENT)).toBe(1);
    await expect.poll(() => shown([tab], arrived)).toEqual([1]);
    // The page of a row does not update while a person edits it.
    await tab.locator(`tr[data-id="${row().row.id}"] a`).first().click();
    await tab.waitForURL((url) => url.pathname === row().address.split('?')[0]);
    await expect.poll(() => pages.listening(AGENT)).toBe(0);
  });

  test('ends with the session in all tabs', async ({ browser }) => {
    serve(inbox());
    const tabs = await inTabs(browser, 3);
    await expect.poll(() => pages.listening(AGENT)).toBe(1);
    pages.session(false);
    await expect.poll(() => shown(tabs, '#email')).toEqual([1, 1, 1]);
    expect(pages.listening(AGENT)).toBe(0);
  });
});

describe('a row', () => {
  const open = async (reopen: (path: string) => Promise<Page>): Promise<Page> => {
    const page = await reopen(pages.url + row().address);
    await awake(page);
    await page.locator('#note').fill('Llamar el lunes');
    await page.locator('#status').selectOption('closed');
    return page;
  };
  const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Guardar', exact: true }).click();
  const savedNotice = (): NonNullable<PageOf<'row'>['notice']> => ({
    tone: 'success',
    text: 'desk.notice.saved',
    values: { row: `${row().row.table}/${row().row.id}` },
  });

  test('is changed, and its note is written only once', async ({ reopen }) => {
    const before = row();
    const saved: PageOf<'row'> = {
      ...before,
      row: {
        ...before.row,
        version: 8,
        status: 'closed',
        history: [
          ...before.row.history,
          { at: '2026-11-21T10:00:00Z', person: null, status: 'closed', note: 'Llamar el lunes' },
        ],
      },
    };
    serve(before, ({ fields }) => {
      expect(Object.fromEntries(fields)).toMatchObject({
        version: String(before.row.version),
        status: 'closed',
        note: 'Llamar el lunes',
      });
      return { ...saved, notice: savedNotice() };
    });
    const page = await open(reopen);
    await save(page);
    await page.getByText('Cambios guardados').waitFor();
    expect(await page.locator('#note').inputValue()).toBe('');
    expect(await page.locator('[name="version"]').inputValue()).toBe('8');
    expect(await page.locator('.history li').first().textContent()).toContain('Llamar el lunes');
  });

  test('that a colleague has changed keeps the input', async ({ reopen }) => {
    const before = row();
    serve(before, () => ({
      ...before,
      row: { ...before.row, version: 9, status: 'scheduled' },
      conflict: { by: 'luis@firma.example', at: '2026-11-21T10:00:00Z' },
      entered: { status: 'closed', note: 'Llamar el lunes' },
    }));
    const page = await open(reopen);
    await save(page);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('conflict');
    expect(await page.locator('#conflict').textContent()).toContain('luis@firma.example');
    expect(await page.locator('#note').inputValue()).toBe('Llamar el lunes');
    expect(await page.locator('#status').inputValue()).toBe('closed');
    expect(await page.locator('[name="version"]').inputValue()).toBe('9');
  });

  test('that could not be saved keeps the note', async ({ reopen }) => {
    serve(row(), () => undefined);
    const page = await open(reopen);
    await save(page);
    await page.waitForURL((url) => url.protocol === 'chrome-error:');
    await page.goto(pages.url + row().address);
    await awake(page);
    expect(await page.locator('#note').inputValue()).toBe('Llamar el lunes');
  });

  test('keeps the draft of a note for its author, and hides it from the next person', async ({ reopen }) => {
    const ana = row();
    const eva = { ...ana, person: { email: 'eva@firma.example', name: null, role: ana.person?.role ?? '' } };
    serve(ana);
    const page = await open(reopen);
    const note = (): Promise<string> => page.locator('#note').inputValue();
    const reload = async (): Promise<void> => {
      await page.reload();
      await awake(page);
    };
    // The session has expired, and somebody else signs in.
    serve(eva);
    await reload();
    expect(await note()).toBe('');
    await page.locator('#note').fill('De Eva');
    await reload();
    expect(await note()).toBe('De Eva');
    // After Eva signs out, her draft is gone, and Ana's is not shown to her.
    pages.answers.set('/logout', () => pages.fixture('loginSignedOut'));
    const leave = (): Promise<void> => page.locator('.side__always form[action="/logout"] button').click();
    await leave();
    await page.locator('#email').waitFor();
    await page.goto(pages.url + eva.address);
    await awake(page);
    expect(await note()).toBe('');
    serve(ana);
    await reload();
    expect(await note()).toBe('Llamar el lunes');
    await leave();
    await page.locator('#email').waitFor();
    await page.goto(pages.url + ana.address);
    await awake(page);
    expect(await note()).toBe('');
  });

  test('keeps a status and a note that are not saved, in any tab', async ({ reopen }) => {
    serve(row());
    serve(inbox());
    const page = await open(reopen);
    expect(await page.getByText('Hay cambios sin guardar').isVisible()).toBe(true);
    await page.locator('.back > a').click();
    await page.waitForURL(pages.url + inbox().address);
    const tab = await page.context().newPage();
    await tab.goto(pages.url + row().address);
    await awake(tab);
    expect([await tab.locator('#status').inputValue(), await tab.locator('#note').inputValue()]).toEqual([
      'closed',
      'Llamar el lunes',
    ]);
  });

  test('is saved by keyboard, which leads to the next one', async ({ reopen }) => {
    const sent: (string | null)[] = [];
    const next = { ...row(), row: { ...row().row, id: 'aaaaaaaa-0000-4000-8000-000000000009' } };
    const address = row().list?.place.next?.id ?? '';
    serve({ ...next, address: `/inbox/${row().row.table}/${address}` });
    serve(row(), ({ fields }) => {
      sent.push(fields.get('next'));
      return { ...row(), notice: savedNotice() };
    });
    const page = await open(reopen);
    await page.locator('#note').press('Control+Enter');
    await expect.poll(() => sent).toEqual([null]);
    await expect.poll(() => page.locator('#note').inputValue()).toBe('');
    await awake(page);
    await page.locator('#note').press('Control+Shift+Enter');
    await expect.poll(() => sent).toEqual([null, 'yes']);
    await page.locator('#notice').waitFor();
    await awake(page);
    await page.keyboard.press('j');
    await page.waitForURL(new RegExp(`${address}\\?in=at%3D2$`));
  });

  test('records that a reply was begun', async ({ reopen }) => {
    const asked: string[] = [];
    serve(row());
    const path = `/inbox/${row().row.table}/${row().row.id}/reply`;
    pages.answers.set(path, ({ method }) => {
      asked.push(method);
      return row();
    });
    const page = await open(reopen);
    // Prevents opening a mail program.
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
    await page.locator('a[data-reply]').click();
    await expect.poll(() => asked).toEqual(['POST']);
  });

  test('is not shown to somebody else in a tab that another person has left open', async ({ reopen }) => {
    const ana = row();
    const eva = { email: 'eva@firma.example', name: null, role: ana.person?.role ?? '' };
    serve(ana);
    serve({ ...inbox(), person: eva });
    const page = await open(reopen);
    // In another tab Ana signs out and Eva signs in, while this one stays open.
    serve({ ...ana, person: eva });
    await page.locator('.back > a').click();
    await page.locator('.side__always').getByText(eva.email).waitFor();
    await page.locator(`a[href="${ana.address}"]`).first().click();
    await page.waitForURL(pages.url + ana.address);
    await page.locator('#note').waitFor();
    expect(await page.locator('#note').inputValue()).toBe('');
  });
});
