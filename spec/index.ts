import { defineSite } from '#schema';
import { errors } from './errors.ts';
import { forms } from './forms/index.ts';
import { integrations } from './integrations.ts';
import { messages, reserved } from './messages.ts';
import dataConfirmation from './pages/data-confirmation.ts';
import fiscalAccounting from './pages/fiscal-accounting.ts';
import home from './pages/home.ts';
import legalAdvice from './pages/legal-advice.ts';
import legalData from './pages/legal-data.ts';
import notFound from './pages/not-found.ts';
import pldVulnerables from './pages/pld-vulnerables.ts';
import privacy from './pages/privacy.ts';
import servicesPage from './pages/services.ts';
import terms from './pages/terms.ts';
import thanks from './pages/thanks.ts';
import { nowhere, pages, redirects } from './routes.ts';
import { services } from './services.ts';
import { constants, firm } from './site.ts';
import { tables } from './tables.ts';

/** The whole site. */
export default defineSite({
  firm,
  constants,
  routes: {
    pages,
    redirects,
    nowhere,
    notFound: 'not-found',
    home: 'home',
    privacy: 'privacy',
    services: 'services',
    afterSignOut: 'auth',
  },
  services,
  tables,
  errors,
  messages,
  reserved,
  integrations,
  footer: {
    company: ['about', 'values', 'careers', 'success-stories'],
    resources: ['blog', 'contact'],
    legal: ['privacy', 'terms', 'legal-data'],
    calendar: 'newClients',
  },
  forms,
  pages: [
    home,
    servicesPage,
    legalAdvice,
    fiscalAccounting,
    pldVulnerables,
    thanks,
    dataConfirmation,
    terms,
    privacy,
    legalData,
    notFound,
  ],
});
