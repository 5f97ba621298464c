/** The generated modules have exactly the types of the contract, so that an empty list breaks no other file. */
import type {
  AllFormRules,
  ArticleFile,
  ArticleRoutes,
  CompiledAnalytics,
  CompiledBrand,
  CompiledConstants,
  CompiledFirm,
  CompiledForm,
  CompiledNavigation,
  CompiledPage,
  CompiledService,
  ExpectedForm,
  RedirectEntry,
  RouteEntry,
  ServerLimits,
  TableName,
  TableRules,
} from '#contract';
import type { tables } from '#generated/backend.ts';
import type { brand } from '#generated/brand.ts';
import type { toasts } from '#generated/browser/toasts.ts';
import type { rules } from '#generated/forms/rules.ts';
import type { analytics } from '#generated/integrations.ts';
import type { navigation } from '#generated/navigation.ts';
import type { articleRoutes, redirects, routes } from '#generated/routes.ts';
import type { limits } from '#generated/server.ts';
import type { services } from '#generated/services.ts';
import type { firm } from '#generated/site.ts';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

true satisfies Same<typeof analytics, CompiledAnalytics | undefined>;
true satisfies Same<typeof articleRoutes, ArticleRoutes>;
true satisfies Same<typeof brand, CompiledBrand>;
true satisfies Same<typeof firm, CompiledFirm>;
true satisfies Same<typeof limits, ServerLimits>;
true satisfies Same<typeof navigation, CompiledNavigation>;
true satisfies Same<typeof redirects, readonly RedirectEntry[]>;
true satisfies Same<typeof routes, readonly RouteEntry[]>;
true satisfies Same<typeof rules, AllFormRules>;
true satisfies Same<typeof services, readonly CompiledService[]>;
true satisfies Same<typeof tables, TableRules<TableName>>;
true satisfies Same<typeof toasts, CompiledConstants['toasts']>;

const both = { es: '/inicio', en: '/en/inicio' };
const route: RouteEntry = {
  url: '/inicio',
  page: 'home',
  locale: 'es',
  canonical: '/inicio',
  alternates: both,
  status: 200,
  indexable: true,
};
const form = {} as CompiledForm;
const page = {} as CompiledPage;

// @ts-expect-error -- no such page
void ({ ...route, page: 'house' } satisfies RouteEntry);
// @ts-expect-error -- the server answers 200 or 404
void ({ ...route, status: 410 } satisfies RouteEntry);
// @ts-expect-error -- a route has no such field
void ({ ...route, title: 'Inicio' } satisfies RouteEntry);
// @ts-expect-error -- a redirect has a status
void ({ from: '/', to: '/inicio' } satisfies RedirectEntry);
// @ts-expect-error -- the links of a form have an address in each language
void ({ ...form, privacyHref: '/privacidad' } satisfies CompiledForm);
// @ts-expect-error -- an outcome is missing
void ({ ...form, outcomes: { success: form.outcomes.success } } satisfies CompiledForm);
// @ts-expect-error -- no such control
void ({ ...form.fields[0]!, control: 'colour' } satisfies CompiledForm['fields'][number]);
// @ts-expect-error -- no such layout
void ({ ...page, layout: 'wide' } satisfies CompiledPage);
// @ts-expect-error -- the texts of a page are keys
void ({ ...page, title: both } satisfies CompiledPage);
// @ts-expect-error -- no such table
void ({ lead: { columns: [], maxRows: 1, maxBytes: 1 } } satisfies Partial<TableRules<TableName>>);
// @ts-expect-error -- an article has texts in each language
void ({ date: '2024-01-31', es: {} } satisfies ArticleFile);
// @ts-expect-error -- an outcome is missing
void ({ outcomes: {} } satisfies Pick<ExpectedForm, 'outcomes'>);
