import type { Diagnostic } from '../diagnostic.ts';
import type { SiteSpec } from '../schema/index.ts';
import { editDistance } from '../suggest.ts';
import { warning } from './problem.ts';

/** What schema.org calls the businesses that have a site like this one, and those around them. */
const businesses =
  'AccountingService Attorney AutomotiveBusiness ChildCare Corporation Dentist EducationalOrganization EmploymentAgency EntertainmentBusiness FinancialService FoodEstablishment HealthAndBeautyBusiness HomeAndConstructionBusiness InsuranceAgency InternetCafe LegalService Library LocalBusiness LodgingBusiness MedicalBusiness MedicalClinic MedicalOrganization NGO Notary OnlineBusiness Optician Organization Pharmacy Physician ProfessionalService RealEstateAgent ResearchOrganization Store TravelAgency VeterinaryCare'.split(
    ' ',
  );

/** A kind of business that search engines would not know, one letter away from one that they do. */
function misspelt({ firm }: SiteSpec): Diagnostic[] {
  return firm.types.flatMap((type: string, index): Diagnostic[] => {
    if (businesses.includes(type)) return [];
    const meant = businesses.find(
      (name) => Math.abs(name.length - type.length) <= 2 && editDistance(type.toLowerCase(), name.toLowerCase()) <= 2,
    );
    return meant === undefined || meant.length < 6
      ? []
      : [
          warning(
            'firm/type',
            ['firm', 'types', index],
            `Search engines know no "${type}".`,
            `Did you mean "${meant}"?`,
          ),
        ];
  });
}

function domainOf(host: string): string {
  return host.replace(/^www\./, '').toLowerCase();
}

function endOf(domain: string): string {
  return domain.slice(domain.lastIndexOf('.'));
}

/** Addresses of mail at a domain that is nearly the site's own: a letter is wrong, and what is sent there is lost. */
function otherDomain({ firm }: SiteSpec): Diagnostic[] {
  const own = URL.canParse(firm.origin) ? domainOf(new URL(firm.origin).hostname) : '';
  const addresses = [
    { value: firm.email, path: ['firm', 'email'] },
    ...(firm.securityContact?.contact.startsWith('mailto:')
      ? [{ value: firm.securityContact.contact, path: ['firm', 'securityContact', 'contact'] }]
      : []),
  ];
  return addresses.flatMap(({ value, path }) => {
    const domain = domainOf(value.slice(value.lastIndexOf('@') + 1));
    // A short name has neighbours that somebody else owns, and a firm may have the same name at several ends.
    if (own.length < 8 || domain === own || endOf(domain) !== endOf(own) || editDistance(domain, own) > 2) return [];
    return [
      {
        ...warning(
          'firm/mail-domain',
          path,
          `This is at ${domain}, and the site at ${own}: what is sent there may never arrive.`,
          `Write @${own}, if that is meant.`,
        ),
        offset: value.lastIndexOf('@') + 1,
        related: [{ path: ['firm', 'origin'], message: 'The site is here.' }],
      },
    ];
  });
}

/** Two calendars at one address: one was copied, and visitors would book something else. */
function sameCalendars({ firm }: SiteSpec): Diagnostic[] {
  const first = new Map<string, string>();
  return Object.entries(firm.bookings).flatMap(([name, address]) => {
    const other = first.get(address);
    if (other === undefined) return (first.set(address, name), []);
    return [
      {
        ...warning(
          'firm/same-booking',
          ['firm', 'bookings', name],
          `The calendar "${other}" has the same address.`,
          'Write its own, or use one calendar for both.',
        ),
        related: [{ path: ['firm', 'bookings', other], message: 'The other one.' }],
      },
    ];
  });
}

/** An account elsewhere whose address is the site's own. */
function ownAccounts({ firm }: SiteSpec): Diagnostic[] {
  return firm.social.flatMap(({ name, url }, index) =>
    url === firm.origin || url.startsWith(`${firm.origin}/`)
      ? [
          warning(
            'firm/social-own',
            ['firm', 'social', index, 'url'],
            `This leads to the site itself, and not to ${name}.`,
            'Write the address of the account.',
          ),
        ]
      : [],
  );
}

/** Days and places that no firm has. */
function days({ firm }: SiteSpec): Diagnostic[] {
  const now = new Date();
  const year = now.getUTCFullYear();
  const { securityContact, geo, copyrightYear } = firm;
  const inAYear = new Date(Date.UTC(year + 1, now.getUTCMonth() + 1, 1)).toISOString().slice(0, 10);
  return [
    ...(copyrightYear < 1900 || copyrightYear > year + 1
      ? [
          warning(
            'firm/copyright-year',
            ['firm', 'copyrightYear'],
            `The copyright line would say ${copyrightYear}.`,
            'Write the year in which the site was first published.',
          ),
        ]
      : []),
    ...(geo?.latitude === 0 && geo.longitude === 0
      ? [
          warning(
            'firm/geo',
            ['firm', 'geo'],
            'This place is in the sea, off the coast of Africa.',
            'Write where the office is, or leave it out.',
          ),
        ]
      : []),
    ...(securityContact && securityContact.expires > inAYear
      ? [
          warning(
            'firm/security-far',
            ['firm', 'securityContact', 'expires'],
            'Nobody can rely on an address for more than a year ahead.',
            `Write ${inAYear} at the latest, and a new day each year.`,
          ),
        ]
      : []),
  ];
}

/** What is probably not meant in what the spec says of the firm. */
export function doubtfulFirm(spec: SiteSpec): Diagnostic[] {
  return [...days(spec), ...misspelt(spec), ...otherDomain(spec), ...sameCalendars(spec), ...ownAccounts(spec)];
}
