import { describe, expect, inject } from 'vitest';
import { sanitiseArticle } from '../../site/articles/sanitise.ts';
import { attacks } from '../support/attacks.ts';
import { listen, settled, test, type OpenPage } from '../support/browser.ts';

/** The events that attacks wait for. */
const events = 'mouseover pointerover focus focusin click toggle wheel copy cut paste blur'.split(' ');

/**
 * Opens these pieces of HTML on a page without a policy, dispatches events on every element, and returns what they did.
 */
async function tryOut(openPage: OpenPage, pieces: readonly string[]) {
  const page = await openPage('about:blank', { locale: 'es-MX' });
  const requests: string[] = [];
  const { errors } = listen(page);
  const address = `${inject('baseUrl')}/attacked`;
  await page.route('**/*', (route) => {
    const url = route.request().url();
    if (url !== address) {
      requests.push(url);
      return route.abort();
    }
    const body = `<!doctype html><title>x</title>${pieces.map((piece) => `<section>${piece}</section>`).join('\n')}`;
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
  });
  await page.goto(address);
  // A click on a link is the visitor's choice, not an attack.
  await page.evaluate((types) => {
    addEventListener('click', (event) => event.preventDefault());
    for (const element of document.querySelectorAll<HTMLElement>('section *')) {
      for (const type of types) element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    }
  }, events);
  await settled(page);
  const found = await page.evaluate(() => ({
    hits: (window as { hit?: number }).hit ?? 0,
    elements: [...new Set([...document.querySelectorAll('section *')].map((element) => element.localName))].toSorted(),
    attributes: [
      ...new Set([...document.querySelectorAll('section *')].flatMap((element) => element.getAttributeNames())),
    ].toSorted(),
    hrefs: [...document.querySelectorAll('section a[href]')].map((link) => link.getAttribute('href') ?? ''),
    openers: [...document.querySelectorAll('section a[target]')].filter(
      (link) => link.getAttribute('rel') !== 'noopener noreferrer',
    ).length,
  }));
  return { ...found, requests, errors };
}

describe('an article’s HTML', () => {
  test(`none of ${attacks.length} attacks runs or requests anything once it is sanitised`, async ({ openPage }) => {
    const found = await tryOut(openPage, attacks.map(sanitiseArticle));
    expect(found.hits).toBe(0);
    expect(found.requests).toEqual([]);
    expect(found.errors).toEqual([]);
    const allowed = ['a', 'br', 'em', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'ol', 'p', 'strong', 'u', 'ul'];
    expect(found.elements.filter((name) => !allowed.includes(name))).toEqual([]);
    expect(found.attributes.filter((name) => !['href', 'rel', 'target'].includes(name))).toEqual([]);
    expect(found.hrefs.filter((href) => !/^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/.test(href))).toEqual([]);
    expect(found.openers).toBe(0);
  });

  test('the attacks work without the sanitiser', async ({ openPage }) => {
    const found = await tryOut(openPage, [
      '<img src=https://evil.example/a.png>',
      '<p onclick="window.hit=(window.hit||0)+1">x</p>',
      '<script>window.hit=1</script>',
    ]);
    expect(found.hits).toBeGreaterThan(1);
    expect(found.requests).toEqual(['https://evil.example/a.png']);
  });
});
