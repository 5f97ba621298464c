import { afterEach, expect, it, vi } from 'vitest';
import { originOf } from '../../site/lib/forms/origin.ts';

const visit = (kept: string | null, referrer = '', search = ''): Record<string, unknown> => {
  vi.stubGlobal('sessionStorage', { getItem: () => kept });
  vi.stubGlobal('document', { referrer, documentElement: { lang: 'en' } });
  vi.stubGlobal('location', { pathname: '/en/contact', hostname: 'www.firm.example', search });
  const header = originOf('contact-page');
  expect(header).toMatch(/^[ -~]{2,2048}$/);
  return JSON.parse(header) as Record<string, unknown>;
};
const page = { form: 'contact-page', locale: 'en', page: '/en/contact' };

afterEach(() => void vi.unstubAllGlobals());

it('says how the visit began, of the campaign what is known as such, and of the address no more than the host', () => {
  expect(visit('https://news.example/a?private=1 ?utm_source=bolet%C3%ADn&utm_term=%F0%9F%98%80&token=x')).toEqual({
    ...page,
    referrer: 'news.example',
    utm: { utm_source: 'boletín', utm_term: '😀' },
  });
  expect(visit('https://www.firm.example/ '), 'within the site').toEqual({ ...page, utm: {} });
  expect(visit(' '), 'typed in').toEqual({ ...page, referrer: '', utm: {} });
});

it('looks at this page where nothing was kept, and leaves out a campaign that is too long', () => {
  expect(visit(null, 'https://search.example/', '?utm_source=a')).toEqual({ ...page, referrer: 'search.example', utm: { utm_source: 'a' } });
  const long = Array.from({ length: 30 }, (_, index) => `utm_${index}=${'é'.repeat(200)}`).join('&');
  expect(visit(`https://search.example/ ?${long}`)).toEqual({ ...page, referrer: 'search.example' });
});
