import { readFileSync } from 'node:fs';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Manifest } from 'vite';
import type { DeskPage } from '../contract/pages.ts';
import { SignedOutFrame, Frame } from './parts/Frame.tsx';
import { UiProvider, uiOf, type UiParts, type PageProps, useUi } from './ui.tsx';
import { Audit } from './pages/audit.tsx';
import { Erase, Erased, Person } from './pages/personal-data.tsx';
import { Inbox } from './pages/inbox.tsx';
import { Inboxes } from './pages/inboxes.tsx';
import { Login, LoginExpired, LoginLink, LoginSent } from './pages/login.tsx';
import { Overview } from './pages/overview.tsx';
import { People, Settings } from './pages/people.tsx';
import { Row } from './pages/row.tsx';
import { Search } from './pages/search.tsx';
import { Site } from './pages/site.tsx';
import { Template, Templates } from './pages/templates.tsx';
import type { DeskTextKey } from '../../texts/desk.ts';
import { Title } from './parts/elements.tsx';

/** The URLs of the built files that a document links. */
interface DeskAssets {
  readonly styles: readonly string[];
  readonly icon?: string | undefined;
  readonly script?: string | undefined;
}

/** Renders a page as a document, without inline scripts and styles, which the content security policy forbids. */
export function drawPage(page: DeskPage, parts: UiParts, { styles, icon, script }: DeskAssets): string {
  const { config } = parts;
  const { direction } = config.locales.find(({ code }) => code === page.locale) ?? {};
  const ui = uiOf(parts, page);
  // TypeScript cannot express that each component takes the page of its own name.
  const View = allPages[page.page] as ComponentType<{ page: DeskPage }>;
  const Around = page.person ? Frame : SignedOutFrame;
  const document = (
    <html lang={page.locale} translate="no" dir={direction} className={page.theme ?? 'auto'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content={page.theme ?? 'light dark'} />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {icon ? <link rel="icon" href={icon} /> : null}
        {/* Pages before sign-in need no script. */}
        {script && page.person ? <script type="module" src={script} /> : null}
      </head>
      <body>
        <div id="desk" data-person={page.person?.email}>
          <UiProvider value={ui}>
            <Around page={page}>
              <View page={page} />
            </Around>
          </UiProvider>
        </div>
      </body>
    </html>
  );
  return `<!doctype html>\n${renderToStaticMarkup(document)}\n`;
}

/**
 * Creates a function that renders a page of the desk as a document. This module is built into one file without
 * dependencies, `dist/desk/server/render.js`, which reads the names of the scripts and styles from the client's build.
 */
export function createRenderer(parts: UiParts): (page: DeskPage) => string {
  const manifest = new URL('../client/assets.json', import.meta.url);
  const files = Object.values(JSON.parse(readFileSync(manifest, 'utf8')) as Manifest);
  const entry = files.find(({ isEntry }) => isEntry);
  const assets: DeskAssets = {
    script: entry && `/${entry.file}`,
    styles: (entry?.css ?? []).map((file) => `/${file}`),
    icon: files.flatMap(({ src, file }) => (src?.endsWith('favicon.svg') ? `/${file}` : [])).at(0),
  };
  return (page) => drawPage(page, parts, assets);
}

/** The components of all pages by name. */
const allPages: { readonly [P in DeskPage['page']]: ComponentType<PageProps<P>> } = {
  login: Login,
  loginSent: LoginSent,
  loginLink: LoginLink,
  loginExpired: LoginExpired,
  overview: Overview,
  inboxes: Inboxes,
  inbox: Inbox,
  row: Row,
  person: Person,
  erase: Erase,
  erased: Erased,
  people: People,
  audit: Audit,
  settings: Settings,
  templates: Templates,
  template: Template,
  search: Search,
  studioStarting: StudioStarting,
  site: Site,
  otherAddress: OtherAddress,
  notFound: NotFound,
  failure: Failure,
};

/** The answer to an address that does not exist, or not for this person. */
function NotFound() {
  return <Plain title="desk.notFound.title" lead="desk.notFound.lead" />;
}

/** The page while the studio starts. */
function StudioStarting() {
  return <Plain title="desk.studio.startingTitle" lead="desk.studio.startingLead" />;
}

/** The answer to a request that failed, with its id in the log. */
function Failure({ page: { id } }: PageProps<'failure'>) {
  return <Plain title="desk.failure.title" lead="desk.failure.lead" id={id} />;
}

/** The answer to a change from a page that was opened under another address than the desk's own. */
function OtherAddress({ page: { opened, own } }: PageProps<'otherAddress'>) {
  const { t } = useUi();
  return (
    <div className="plain">
      <Title text={t('desk.otherAddress.title')} />
      <p>{t('desk.otherAddress.lead', { opened, own })}</p>
      <p>
        <a className="button" href={`${own}/`}>
          {t('desk.otherAddress.open', { own })}
        </a>
      </p>
      <p>{t('desk.otherAddress.wrong')}</p>
    </div>
  );
}

function Plain({ title, lead, id }: { title: DeskTextKey; lead: DeskTextKey; id?: string }) {
  const { t } = useUi();
  return (
    <div className="plain">
      <Title text={t(title)} />
      <p>{t(lead)}</p>
      <p>
        <a className="button" href="/">
          {t('desk.home')}
        </a>
      </p>
      {id ? <small>{id}</small> : null}
    </div>
  );
}
