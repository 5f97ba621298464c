import type { CompiledFirm, CompiledService } from '#contract';
import type { SiteSpec } from '../schema/index.ts';
import { describeHours } from './hours.ts';
import { pageHref, telHref } from './links.ts';
import { eachLocale } from './locales.ts';
import { localizedTextOf } from './text.ts';

/** The firm, as the pages show it. */
export function compileFirm(spec: SiteSpec): CompiledFirm {
  const { name, legalName, types, tagline, origin, email, phone, address, hours, social } = spec.firm;
  return {
    name,
    legalName,
    types,
    tagline: localizedTextOf(spec, tagline),
    origin,
    email,
    phone: { display: phone, href: telHref(phone) },
    address,
    hours,
    hoursInWords: eachLocale(spec, (locale) => describeHours(spec, hours, locale)),
    social,
  };
}

/** The services in their order. */
export function compileServices(spec: SiteSpec): CompiledService[] {
  return Object.entries(spec.services).map(([key, { motif, page }]) => ({
    key,
    title: `shared:services.${key}.title`,
    description: `shared:services.${key}.description`,
    ...(motif !== undefined && { motif }),
    href: pageHref(spec, page),
  }));
}
