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
import about from './pages/about.ts';
import accessibility from './pages/accessibility.ts';
import aiAdvisory from './pages/ai-advisory.ts';
import auth from './pages/auth.ts';
import blog from './pages/blog.ts';
import careers from './pages/careers.ts';
import company from './pages/company.ts';
import contact from './pages/contact.ts';
import dataConfirmation from './pages/data-confirmation.ts';
import fintechDetail from './pages/fintech-detail.ts';
import fintechLanding from './pages/fintech-landing.ts';
import fintechSelector from './pages/fintech-selector.ts';
import fiscalAccounting from './pages/fiscal-accounting.ts';
import home from './pages/home.ts';
import integrationsPage from './pages/integrations.ts';
import legalAdvice from './pages/legal-advice.ts';
import legalData from './pages/legal-data.ts';
import notFound from './pages/not-found.ts';
import pldFintech from './pages/pld-fintech.ts';
import pldVulnerables from './pages/pld-vulnerables.ts';
import privacy from './pages/privacy.ts';
import servicesPage from './pages/services.ts';
import softlanding from './pages/softlanding.ts';
import softlandingLanding from './pages/softlanding-landing.ts';
import softlandingPromo from './pages/softlanding-promo.ts';
import successStories from './pages/success-stories.ts';
import terms from './pages/terms.ts';
import thanks from './pages/thanks.ts';
import treasury from './pages/treasury.ts';
import valuesPage from './pages/values.ts';
import { records } from './records.ts';
import { unavailable, pages, redirects, removed, robots } from './routes.ts';
import { server } from './server.ts';
import { services } from './services.ts';
import { constants, firm, nextSteps } from './site.ts';
import { studio } from './studio.ts';
import { tables } from './tables.ts';
import { values } from './values.ts';

/** The whole site. */
export default defineSite({
  locales,
  firm,
  brand,
  calendar,
  constants,
  values,
  routes: {
    pages,
    redirects,
    unavailable,
    removed,
    robots,
    notFound: 'not-found',
    home: 'home',
    privacy: 'privacy',
  },
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
  nextSteps,
  forms,
  pages: [
    home,
    company,
    about,
    valuesPage,
    careers,
    successStories,
    servicesPage,
    legalAdvice,
    fiscalAccounting,
    fintechSelector,
    fintechDetail,
    fintechLanding,
    pldVulnerables,
    pldFintech,
    treasury,
    softlanding,
    softlandingLanding,
    softlandingPromo,
    aiAdvisory,
    contact,
    blog,
    thanks,
    dataConfirmation,
    terms,
    privacy,
    legalData,
    accessibility,
    integrationsPage,
    auth,
    notFound,
  ],
  articles,
});
