import { localesOf } from '../compile/locales.ts';
import type { Diagnostic, SpecPath } from '../diagnostic.ts';
import type { SiteSpec } from '../schema/index.ts';
import { warning } from './problem.ts';

/** The countries of ISO 3166, and Kosovo. The runtime knows them too, but takes 20 ms to say so. */
const countries: ReadonlySet<string> = new Set(
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'.split(
    ' ',
  ),
);

interface Given {
  readonly country: string | undefined;
  readonly path: SpecPath;
  readonly offset?: number;
}

function given({ firm, integrations, locales }: SiteSpec): Given[] {
  return [
    { country: firm.address.country, path: ['firm', 'address', 'country'] },
    ...Object.entries(integrations.countryLookup?.languages ?? {}).flatMap(([locale, listed = []]) =>
      listed.map((country, index) => ({
        country,
        path: ['integrations', 'countryLookup', 'languages', locale, index],
      })),
    ),
    ...localesOf({ locales }).flatMap((locale) =>
      (['tag', 'formats'] as const).map((name) => {
        const tag = locales.all[locale][name] ?? '';
        return {
          country: /-([A-Z]{2})$/.exec(tag)?.[1],
          path: ['locales', 'all', locale, name],
          offset: tag.length - 2,
        };
      }),
    ),
  ];
}

/** Two letters that look like a country and are none: browsers and search engines know nothing by them. */
export function unknownCountries(spec: SiteSpec): Diagnostic[] {
  return given(spec).flatMap(({ country, ...place }): Diagnostic[] =>
    country === undefined || !/^[A-Z]{2}$/.test(country) || countries.has(country)
      ? []
      : [
          {
            ...warning(
              'country/unknown',
              place.path,
              `No country has the letters ${country}.`,
              'Write those of ISO 3166: ES for Spain, GB for the United Kingdom.',
            ),
            ...place,
          },
        ],
  );
}
