import { defineSite } from '#schema';
import { articles } from './articles/index.ts';
import { brand } from './brand.ts';
import { calendar } from './calendar.ts';
import { desk } from './desk.ts';
import { errors } from './errors.ts';
import { forms } from './forms/index.ts';
import { integrations } from './integrations.ts';
import { locales } from './locales.ts';
import { messages, reserved } from './messages.ts';
import { footer, header } from './navigation.ts';
import auth from './pages/auth.ts';
import blog from './pages/blog.ts';
import careers from './pages/careers.ts';
import company from './pages/company.ts';
import contact from './pages/contact.ts';
import home from './pages/home.ts';
import integrationsPage from './pages/integrations.ts';
import notFound from './pages/not-found.ts';
import prices from './pages/prices.ts';
import privacy from './pages/privacy.ts';
import servicesPage from './pages/services.ts';
import softlanding from './pages/softlanding.ts';
import softlandingPromo from './pages/softlanding-promo.ts';
import terms from './pages/terms.ts';
import thanks from './pages/thanks.ts';
import treatments from './pages/treatments.ts';
import { records } from './records.ts';
import { unavailable, pages, redirects, removed, robots } from './routes.ts';
import { server } from './server.ts';
import { services } from './services.ts';
import { constants, firm } from './site.ts';
import { studio } from './studio.ts';
import { tables } from './tables.ts';
import { values } from './values.ts';

/** The whole site of a dental clinic, with every feature and few pages. */
export default defineSite({
  locales,
  firm,
  brand,
  calendar,
  constants,
  values,
  routes: { pages, redirects, removed, unavailable, robots, notFound: 'not-found', home: 'home', privacy: 'privacy' },
  services,
  tables,
  errors,
  failures: { router: 'router.failure', root: 'root.missing' },
  messages,
  reserved,
  integrations,
  server,
  records,
  desk,
  studio,
  header,
  footer,
  forms,
  pages: [
    home,
    company,
    careers,
    servicesPage,
    treatments,
    prices,
    softlanding,
    softlandingPromo,
    contact,
    blog,
    thanks,
    terms,
    privacy,
    integrationsPage,
    auth,
    notFound,
  ],
  articles,
});
