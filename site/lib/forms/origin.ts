import { stored } from '../stored.ts';

/** How much of a header the database reads. */
const MOST = 2048;

/**
 * Where a message comes from, as the header that travels beside it: the form, and how the visit of this tab began, which
 * `client.ts` has kept. Without the campaign where all of it would be too long.
 */
export function originOf(form: string): string {
  const [referrer = '', search = ''] = (stored('from') ?? `${document.referrer} ${location.search}`).split(' ');
  const campaign = [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_')).map(([name, value]) => [name, [...value].slice(0, 100).join('')]);
  const host = URL.canParse(referrer) ? new URL(referrer).hostname : '';
  const context = {
    form,
    locale: document.documentElement.lang,
    page: location.pathname,
    ...(host !== location.hostname && { referrer: host }),
  };
  const whole = inAscii({ ...context, utm: Object.fromEntries(campaign) });
  return whole.length > MOST ? inAscii(context) : whole;
}

/** JSON that can stand in a header. */
const inAscii = (value: object): string => JSON.stringify(value).replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
