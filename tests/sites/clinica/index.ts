import { defineSite } from '#schema';
import { articles } from './articles/index.ts';
import { brand } from './brand.ts';
import { errors } from './errors.ts';
import { constants, firm } from './firm.ts';
import { forms } from './forms/index.ts';
import { integrations } from './integrations.ts';
import { locales } from './locales.ts';
import { messages } from './messages.ts';
import { footer, header } from './navigation.ts';
import advice from './pages/advice.ts';
import clinic from './pages/clinic.ts';
import contact from './pages/contact.ts';
import home from './pages/home.ts';
import notFound from './pages/not-found.ts';
import prices from './pages/prices.ts';
import privacy from './pages/privacy.ts';
import treatments from './pages/treatments.ts';
import { records } from './records.ts';
import { unavailable, pages, redirects, removed } from './routes.ts';
import { server } from './server.ts';
import { tables } from './tables.ts';
import { values } from './values.ts';

/** The whole site of a dental clinic. */
export default defineSite({
  locales,
  firm,
  brand,
  constants,
  values,
  routes: { pages, redirects, removed, unavailable, notFound: 'not-found', home: 'home', privacy: 'privacy' },
  tables,
  errors,
  failures: { router: 'server.failure', root: 'root.missing' },
  messages,
  integrations,
  server,
  records,
  header,
  footer,
  forms,
  pages: [home, treatments, clinic, prices, advice, contact, privacy, notFound],
  articles,
});
