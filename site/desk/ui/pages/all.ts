import type { DeskPage } from '../../contract/pages.ts';
import type { PageModule } from '../ui.tsx';
import { audit } from './audit.tsx';
import { erase, erased } from './erase.tsx';
import { inbox } from './inbox.tsx';
import { inboxes } from './inboxes.tsx';
import { login, loginExpired, loginLink, loginSent } from './login.tsx';
import { overview } from './overview.tsx';
import { people } from './people.tsx';
import { person } from './person.tsx';
import { failure, notFound, studioStarting } from './plain.tsx';
import { row } from './row.tsx';
import { search } from './search.tsx';
import { settings } from './settings.tsx';
import { site } from './site.tsx';

/** The modules of all pages by name. */
export const allPages: { readonly [P in DeskPage['page']]: PageModule<P> } = {
  login,
  loginSent,
  loginLink,
  loginExpired,
  overview,
  inboxes,
  inbox,
  row,
  person,
  erase,
  erased,
  people,
  audit,
  settings,
  search,
  studioStarting,
  site,
  notFound,
  failure,
};
