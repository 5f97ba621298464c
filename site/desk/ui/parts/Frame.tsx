import type { ReactNode } from 'react';
import type { DeskPower } from '../../contract/config.ts';
import type { DeskPage } from '../../contract/pages.ts';
import { displayName } from '../../format.ts';
import { useUi } from '../ui.tsx';
import { Alert, Icon, Check, Form, Submit } from './elements.tsx';

/** The frame of every page after sign-in: the navigation and the reader's name. */
export function Frame({ page, children }: { page: DeskPage; children: ReactNode }) {
  const { t } = useUi();
  return (
    <div className="desk">
      <a className="skip" href="#main">
        {t('desk.skip')}
      </a>
      {page.page === 'row' ? (
        <a className="skip" href="#follow-up">
          {t('desk.skipToFollowUp')}
        </a>
      ) : null}
      <header className="side">
        <a className="brand" href="/">
          <Brand />
        </a>
        <details className="side__menu">
          <summary>
            <Icon name="i-ph-list" /> {t('desk.nav.menu')}
          </summary>
          <Places />
        </details>
        <div className="side__always">
          <Places />
        </div>
      </header>
      <main id="main" data-updates={updatesOf(page)}>
        <Notice />
        {children}
      </main>
      <Shortcuts />
    </div>
  );
}

/**
 * Whether the script keeps a page up to date: when rows change, or every second while work is in progress. The page of a
 * single row stays as it is, because somebody is working on it.
 */
function updatesOf(page: DeskPage): 'rows' | 'work' | undefined {
  if (page.page === 'overview' || page.page === 'inboxes' || page.page === 'inbox') return 'rows';
  return page.page === 'site' && (page.running !== undefined || page.preview?.state === 'building')
    ? 'work'
    : undefined;
}

function Places() {
  const { t, role, tableLabel, label, frame } = useUi();
  const path = frame.address.split('?')[0] ?? '';
  const may = (power: DeskPower): boolean => role?.powers.includes(power) ?? false;
  const link = (to: string, icon: string, text: string, isHere = path === to, unread = 0) => (
    <li key={to}>
      <a href={to} aria-current={isHere ? 'page' : undefined}>
        <Icon name={icon} /> {text}
        {unread > 0 ? (
          <span className="side__count">
            {unread >= 1000 ? '999+' : unread}
            <span className="sr"> {t('desk.row.unread')}</span>
          </span>
        ) : null}
      </a>
    </li>
  );
  return (
    <>
      {role?.tables.length === 0 ? null : <Search path={path} />}
      <nav aria-label={t('desk.nav.label')}>
        <ul>
          {role?.tables.length === 0 ? null : (
            <>
              {link('/', 'i-ph-house', t('desk.nav.home'))}
              {link('/inbox', 'i-ph-tray', t('desk.nav.inboxes'))}
            </>
          )}
          {role?.tables.map((key) => {
            const to = `/inbox/${key}`;
            return link(to, 'i-ph-caret-right', tableLabel(key), path.startsWith(to), frame.counts?.unread[key]);
          })}
          {frame.hasStudio ? link('/studio/', 'i-ph-pencil-simple', t('desk.nav.studio')) : null}
          {may('edit') || may('publish') ? link('/site', 'i-ph-globe', t('desk.nav.site')) : null}
          {may('templates')
            ? link('/templates', 'i-ph-note-pencil', t('desk.nav.templates'), path.startsWith('/templates'))
            : null}
          {may('people') ? link('/people', 'i-ph-users-three', t('desk.nav.people')) : null}
          {may('audit') ? link('/audit', 'i-ph-scroll', t('desk.nav.audit')) : null}
          {link('/settings', 'i-ph-gear-six', t('desk.nav.settings'))}
        </ul>
      </nav>
      <div className="side__me">
        <p>
          <bdi>{frame.person && displayName(frame.person)}</bdi>
          {role ? <small>{label(role.label)}</small> : null}
        </p>
        <form method="post" action="/logout">
          <button className="link" type="submit">
            <Icon name="i-ph-sign-out" /> {t('desk.logout')}
          </button>
        </form>
      </div>
    </>
  );
}

function Search({ path }: { path: string }) {
  const { t, frame } = useUi();
  return (
    <form method="get" action="/search" role="search" className="side__search">
      <input
        name="q"
        type="search"
        className="everywhere"
        maxLength={200}
        autoComplete="off"
        aria-label={t('desk.search.label')}
        placeholder={t('desk.search.label')}
        defaultValue={path === '/search' ? (new URLSearchParams(frame.address.split('?')[1]).get('q') ?? '') : ''}
      />
    </form>
  );
}

/** The frame of the pages before sign-in. */
export function SignedOutFrame({ page, children }: { page: DeskPage; children: ReactNode }) {
  return (
    <div className="door">
      <main id="main" className="door__box">
        <p className="brand">
          <Brand />
        </p>
        <Notice />
        {children}
        {/* The desk would refuse its form too. */}
        {page.page === 'otherAddress' ? null : <Languages />}
      </main>
    </div>
  );
}

/** The firm's mark and name, next to the name of the desk. */
function Brand() {
  const { config, t } = useUi();
  return (
    <>
      <span className="mark" aria-hidden="true" />
      <span>
        {config.firm} <small>{t('desk.name')}</small>
      </span>
    </>
  );
}

function Languages() {
  const { config, locale, t } = useUi();
  if (config.locales.length < 2) return null;
  return (
    <form method="post" action="/language" className="languages" aria-label={t('desk.language.label')}>
      <input type="hidden" name="back" value="/login" />
      {config.locales.map(({ code, name }) => (
        <button
          key={code}
          className="link"
          type="submit"
          name="locale"
          value={code}
          lang={code}
          aria-pressed={code === locale}
        >
          {name}
        </button>
      ))}
    </form>
  );
}

/** The notice of the previous request. After a row was saved, its draft is deleted: see live/forms.ts. */
function Notice() {
  const { frame, t } = useUi();
  const { notice } = frame;
  if (!notice) return null;
  return (
    <Alert tone={notice.tone} id="notice" data-saved={notice.values?.['row']}>
      <p>{t(notice.text, notice.values)}</p>
      {notice.undo === undefined ? null : (
        <Form action="/undo">
          <input type="hidden" name="undo" value={notice.undo} />
          <input type="hidden" name="back" value={frame.address} />
          <Submit look="small">{t('desk.undo')}</Submit>
        </Form>
      )}
    </Alert>
  );
}

const KEYS = [
  ['j', 'desk.keys.next'],
  ['k', 'desk.keys.previous'],
  ['Enter', 'desk.keys.open'],
  ['x', 'desk.keys.choose'],
  ['s', 'desk.keys.status'],
  ['a', 'desk.keys.assignee'],
  ['n', 'desk.keys.note'],
  ['Esc', 'desk.keys.leave'],
  ['Ctrl+Enter', 'desk.keys.save'],
  ['Ctrl+Shift+Enter', 'desk.keys.saveNext'],
  ['u', 'desk.undo'],
  ['/', 'desk.keys.search'],
  ['?', 'desk.keys.help'],
] as const;

/** The dialog with the keyboard shortcuts. Single keys can be switched off: speech input may trigger them. */
function Shortcuts() {
  const { t } = useUi();
  return (
    <dialog id="shortcuts" aria-labelledby="shortcuts-title">
      <h2 id="shortcuts-title">{t('desk.keys.title')}</h2>
      <dl className="keys">
        {KEYS.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <Check name="shortcuts" id="shortcuts-on" defaultChecked>
          {t('desk.keys.on')}
        </Check>
        <Submit>{t('desk.close')}</Submit>
      </form>
    </dialog>
  );
}
