import type { DeskPage } from '../../contract/pages.ts';
import { rowAddress, withQuery, type PageOf } from '../../addresses.ts';
import { translate } from '../../format.ts';
import type { UiParts } from '../ui.tsx';
import { forgetChosen } from './chosen.ts';
import { forgetDrafts } from './draft.ts';
import { focusOn } from './focus.ts';
import { client, fetchPage, keyOf, ownerOfDocument, SessionOver } from './pages.ts';
import { currentAddress, goTo, show } from './route.ts';
import { withBulk, withChange } from './optimistic.ts';

/** Submits forms with the attribute `data-soft` without loading a document. */
export function followForms(parts: UiParts): () => void {
  const onSubmit = (event: SubmitEvent): void => {
    const form = event.target as HTMLFormElement;
    if (form.getAttribute('action') === '/logout') forgetDrafts(ownerOfDocument() ?? '');
    const kind = form.dataset['soft'];
    if (kind === undefined || event.defaultPrevented) return;
    event.preventDefault();
    const fields = new URLSearchParams(
      [...new FormData(form, event.submitter)].filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
    );
    if (kind === 'get') {
      const query = new URLSearchParams([...fields].filter(([, value]) => value.trim() !== ''));
      // `form.action` would be the control of that name in the audit log's filter.
      void goTo(withQuery(form.getAttribute('action') ?? location.pathname, query));
      return;
    }
    void send(parts, form, kind, fields);
  };
  const onClick = ({ target }: MouseEvent): void => {
    const replyAddress = (target as Element | null)?.closest?.<HTMLElement>('a[data-reply]')?.dataset['reply'];
    if (replyAddress !== undefined) void noteReply(replyAddress);
    const copyText = (target as Element | null)?.closest?.<HTMLElement>('[data-copy]')?.dataset['copy'];
    if (copyText !== undefined) void copy(parts, copyText);
  };
  const onChange = ({ target }: Event): void => {
    if (target instanceof HTMLSelectElement && target.name === 'template') target.form?.requestSubmit();
  };
  const unmounting = new AbortController();
  const { signal } = unmounting;
  document.addEventListener('submit', onSubmit, { signal });
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('change', onChange, { signal });
  return () => unmounting.abort();
}

async function copy(parts: UiParts, text: string): Promise<void> {
  const isCopied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
  await showNotice(
    parts,
    document.documentElement.lang,
    isCopied ? { tone: 'success', text: 'desk.notice.copied' } : { tone: 'error', text: 'desk.notice.notCopied' },
  );
}

/** Records in a row's history that somebody began to answer. The mail program opens without waiting for this. */
async function noteReply(address: string): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { accept: 'application/json' },
    keepalive: true,
  }).catch(() => undefined);
  if (response?.ok) await client.invalidateQueries({ queryKey: keyOf(currentAddress()) });
}

async function send(parts: UiParts, form: HTMLFormElement, kind: string, fields: URLSearchParams): Promise<void> {
  if (form.dataset['sending'] !== undefined) return;
  form.dataset['sending'] = '';
  // With a script, the form contains each selected row, so it does not need the fields for browsers without one.
  if (kind === 'bulk') for (const name of ['all', 'shown']) fields.delete(name);
  const address = currentAddress();
  const before = client.getQueryData<DeskPage>(keyOf(address));
  // Responses to earlier requests would show the row as it was before the change.
  await client.cancelQueries({ queryKey: keyOf(address) });
  if (before?.page === 'row' && kind === 'row') client.setQueryData(keyOf(address), withChange(before, fields));
  if (before?.page === 'inbox' && kind === 'bulk') client.setQueryData(keyOf(address), withBulk(before, fields));
  try {
    const page = await fetchPage(form.getAttribute('action') ?? address, { method: 'POST', body: fields });
    await showResponse(parts, page, kind, form, address);
  } catch (error) {
    if (before) client.setQueryData(keyOf(address), before);
    if (!(error instanceof SessionOver))
      await showNotice(parts, before?.locale ?? parts.config.defaultLocale, {
        tone: 'error',
        text: 'desk.notice.notSent',
      });
  } finally {
    delete form.dataset['sending'];
  }
}

/** Shows the page of a response, and its notice as a toast. */
async function showResponse(
  parts: UiParts,
  page: DeskPage,
  kind: string,
  form: HTMLFormElement,
  from: string,
): Promise<void> {
  const { notice, ...rest } = page;
  const shown = rest as DeskPage;
  const isRefused = ('conflict' in shown && shown.conflict) || ('error' in shown && shown.error);
  const isSaved = !isRefused && shown.page !== 'failure' && shown.page !== 'notFound';
  if (kind === 'row' && isSaved) {
    form.dispatchEvent(new Event('desk:saved'));
    if (shown.page === 'row' && form.getAttribute('action')?.startsWith(rowAddress(shown.row.table, shown.row.id)))
      showRow(form, shown);
  }
  if (kind === 'bulk') {
    form.reset();
    forgetChosen(parts);
  }
  client.setQueryData(keyOf(shown.address), shown);
  if (shown.address !== from) show(shown.address);
  if (notice) await showNotice(parts, page.locale, notice);
  if (shown.page === 'row' && (shown.conflict ?? shown.error)) focusOn('#conflict, [aria-invalid]');
  if (shown.page === 'people' && shown.error) focusOn('[aria-invalid]');
  if (shown.page === 'people' && !shown.error && form.getAttribute('action') === '/people') form.reset();
}

/** Updates the form to the stored row, and clears the note, which is stored too. */
function showRow(form: HTMLFormElement, { row }: PageOf<'row'>): void {
  const set = (name: string, value: string): void => {
    const control = form.elements.namedItem(name);
    if (control !== null && 'value' in control) control.value = value;
  };
  set('status', row.status);
  set('assignee', row.assignee ?? '');
  set('remind', (row.isDue ? null : row.remind) ?? '');
  set('note', '');
  form.removeAttribute('data-unsaved');
}

async function showNotice(parts: UiParts, locale: string, notice: NonNullable<DeskPage['notice']>): Promise<void> {
  const { showToast } = await import('./toasts.tsx');
  const t = (key: string, values = {}): string => translate(parts.texts, locale, key, values);
  const { undo } = notice;
  showToast({
    tone: notice.tone,
    text: t(notice.text, notice.values),
    region: t('desk.toasts'),
    ...(undo !== undefined && {
      undo: {
        text: t('desk.undo'),
        seconds: parts.config.undoSeconds,
        run: () => void undoChange(parts, locale, undo),
      },
    }),
  });
}

async function undoChange(parts: UiParts, locale: string, undo: string): Promise<void> {
  try {
    const back = currentAddress();
    const { notice, ...page } = await fetchPage('/undo', { method: 'POST', body: new URLSearchParams({ undo, back }) });
    client.setQueryData(keyOf(page.address), page);
    if (notice) await showNotice(parts, locale, notice);
  } catch (error) {
    if (!(error instanceof SessionOver))
      await showNotice(parts, locale, { tone: 'error', text: 'desk.notice.notSent' });
  }
}
