import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { jsxDEV } from '../../site/live/origins-jsx.ts';
import { takeOrigin, markOrigin } from '../../site/shared/text-origin.ts';

beforeAll(() => void vi.stubEnv('MODE', 'development'));
afterAll(() => void vi.unstubAllEnvs());

function make(type: Parameters<typeof jsxDEV>[0], props: object): string {
  return renderToStaticMarkup(jsxDEV(type, props, undefined, 'children' in props && Array.isArray(props.children)));
}

it('gives the origin of an attribute, of HTML and of the parts of a text', () => {
  expect(make('nav', { 'aria-label': markOrigin('Menú', 'shared:nav.main') })).toBe(
    '<nav aria-label="Menú" data-spec="aria-label|shared:nav.main"></nav>',
  );
  expect(
    make('div', { dangerouslySetInnerHTML: { __html: markOrigin('<p>Uno</p>', 'articles/uno:article.html') } }),
  ).toBe('<div data-spec="articles/uno:article.html"><p>Uno</p></div>');
  const part = jsxDEV(
    Fragment,
    { children: [markOrigin('Roma', 'spec:firm.address.district'), ', '] },
    undefined,
    true,
  );
  expect(make('address', { children: [part, markOrigin('Ciudad', 'spec:firm.address.city')] })).toBe(
    '<address data-spec="spec:firm.address.district spec:firm.address.city">Roma, Ciudad</address>',
  );
  // An origin in an attribute is removed in the page.
  expect(make('div', { 'data-label': markOrigin('Avisos', 'shared:toasts.region') })).toContain(
    markOrigin('Avisos', 'shared:toasts.region'),
  );
});

it('removes the origin of a text with another one in it, whatever its characters', () => {
  const inner = markOrigin('Oscuro', 'shared:theme.dark');
  expect(takeOrigin(markOrigin(`Sistema (${inner})`, 'shared:theme.autoNow'))).toEqual({
    text: 'Sistema (Oscuro)',
    origin: 'shared:theme.autoNow',
  });
  expect(takeOrigin(markOrigin('🏴󠁧󠁢󠁳󠁣󠁴󠁿 ñ', 'form/año:fields.0.label page.blocks.0'))).toEqual({
    text: '🏴󠁧󠁢󠁳󠁣󠁴󠁿 ñ',
    origin: 'form/año:fields.0.label page.blocks.0',
  });
});

it('leaves a text of a built page as it is', () => {
  vi.stubEnv('MODE', 'production');
  expect(markOrigin('Precios', 'home:hero.heading')).toBe('Precios');
  vi.stubEnv('MODE', 'development');
});
