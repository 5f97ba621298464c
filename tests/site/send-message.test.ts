import { afterEach, expect, it, vi } from 'vitest';
import { forgetMessage, messageOf, submissionContext } from '../../site/browser/forms/send-message.ts';

const SITE = 'https://www.firm.example';

/** A visit that began at one address (if the browser exposes its history) and is now at another. */
function visit(first: string | undefined, now: string, referrer = ''): Record<string, unknown> {
  vi.stubGlobal(
    'navigation',
    first === undefined ? undefined : { entries: () => [first, now].map((url) => ({ url: `${SITE}${url}` })) },
  );
  vi.stubGlobal('document', { referrer, getElementById: () => ({ dataset: { locale: 'en' } }) });
  vi.stubGlobal('location', new URL(now, SITE));
  const header = submissionContext('contact-page');
  expect(header).toMatch(/^[ -~]{2,2048}$/);
  return JSON.parse(header) as Record<string, unknown>;
}

const page = { form: 'contact-page', locale: 'en', page: '/en/contact' };

afterEach(() => void vi.unstubAllGlobals());

it('contains the campaign of the visit’s first address and the host of the referrer, and nothing else of them', () => {
  const first = '/en/home?utm_source=bolet%C3%ADn&utm_term=%F0%9F%98%80&token=x';
  expect(visit(first, '/en/contact?utm_source=later', 'https://news.example/a?private=1')).toEqual({
    ...page,
    referrer: 'news.example',
    utm: { utm_source: 'boletín', utm_term: '😀' },
  });
  expect(visit('/', '/en/contact', `${SITE}/en/home`), 'within the site').toEqual({
    ...page,
    referrer: '',
    utm: {},
  });
});

it('contains the referring site of the visit’s first page, on every page', () => {
  vi.stubGlobal('window', {
    sessionStorage: { getItem: (name: string) => (name === 'referrer' ? 'news.example' : null) },
  });
  expect(visit('/en/home', '/en/contact', `${SITE}/en/home`)).toMatchObject({ referrer: 'news.example' });
});

it('marks a message whose honeypot was filled in', () => {
  visit('/', '/en/contact');
  expect(JSON.parse(submissionContext('contact-page', true))).toEqual({ ...page, referrer: '', utm: {}, trap: true });
});

it('uses the current page without a navigation history, and leaves out a campaign that is too long', () => {
  expect(visit(undefined, '/en/contact?utm_source=a')).toEqual({ ...page, referrer: '', utm: { utm_source: 'a' } });
  const long = Array.from({ length: 30 }, (_, index) => `utm_${index}=${'é'.repeat(200)}`).join('&');
  expect(visit(`/?${long}`, '/en/contact', 'https://search.example/')).toEqual({ ...page, referrer: 'search.example' });
});

// Node has no session storage by default, so these tests run as if it were blocked.
it('keeps the key and time of a message until a value changes or it is stored', () => {
  const first = messageOf('contact', { name: 'Ana' });
  expect(messageOf('contact', { name: 'Ana' })).toMatchObject({ key: first.key, now: first.now });
  expect(messageOf('other', { name: 'Ana' }).key).not.toBe(first.key);
  const changed = messageOf('contact', { name: 'Eva' });
  expect(changed.key).not.toBe(first.key);
  forgetMessage('contact');
  expect(messageOf('contact', { name: 'Eva' }).key).not.toBe(changed.key);
});
