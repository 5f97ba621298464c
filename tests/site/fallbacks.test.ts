import { expect, test } from 'vitest';
import { humanise } from '../../site/shared/text.ts';
import { createTexts } from '../../site/render/page.tsx';
import { loadContent } from '../../site/renderer/content.ts';

test.each([
  ['home:hero.mainHeading', 'Main heading'],
  ['treasury.items.3.title', 'Title'],
  ['hero.actions.0.label', 'Actions'],
  ['shared:nav.all-services', 'All services'],
])('%s is shown as %j', (key, words) => expect(humanise(key)).toBe(words));

test('in development, a missing text shows as its key in words', () => {
  expect(createTexts('es', 'home', { es: { home: {}, shared: {} } }, false).t('hero.mainHeading')).toBe('Main heading');
});

test('a build without a text fails and says what to do', () => {
  const { t } = createTexts('es', 'home', { es: { home: {}, shared: {} } }, true);
  expect(() => t('hero.heading')).toThrow(
    'The text "hero.heading" of page "home" (es) is missing: run npm run generate.',
  );
});

test.each([
  ['es', 'Cargando...'],
  ['en', 'Loading...'],
] as const)('in development, a missing page says %s: %s', async (locale, words) => {
  const { page, texts } = await loadContent({ page: 'no-such-page', locale }, true);
  expect(page.blocks.map((block) => 'heading' in block && texts.t(block.heading))).toEqual([words]);
});

test('a build without a page fails', async () => {
  await expect(loadContent({ page: 'no-such-page', locale: 'es' }, false)).rejects.toThrow('run npm run generate');
});
