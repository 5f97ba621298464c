import type { ComponentType } from 'react';
import type { DeskPage } from '../../contract/pages.ts';
import type { PageProps } from '../ui.tsx';
import { Audit } from './audit.tsx';
import { Erase, Erased } from './erase.tsx';
import { Inbox } from './inbox.tsx';
import { Inboxes } from './inboxes.tsx';
import { Login, LoginExpired, LoginLink, LoginSent } from './login.tsx';
import { Overview } from './overview.tsx';
import { People } from './people.tsx';
import { Person } from './person.tsx';
import { Failure, NotFound, OtherAddress, StudioStarting } from './plain.tsx';
import { Row } from './row.tsx';
import { Search } from './search.tsx';
import { Settings } from './settings.tsx';
import { Site } from './site.tsx';
import { Template, Templates } from './templates.tsx';

/** The components of all pages by name. */
export const allPages: { readonly [P in DeskPage['page']]: ComponentType<PageProps<P>> } = {
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
