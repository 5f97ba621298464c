import { renderToStaticMarkup } from 'react-dom/server';
import { firm } from '#generated/site.ts';
import { expect, test } from 'vitest';

import { withLinks, withoutLooseEnds } from '../../site/render/prose.tsx';

const { email, phone } = firm;

function drawn(text: string, locale: 'es' | 'en' = 'en'): string {
  return renderToStaticMarkup(<>{withLinks(text, locale)}</>);
}

/** The non-breaking parts of a text. */
function unbroken(text: string, locale: 'es' | 'en'): string[] {
  return [...drawn(text, locale).matchAll(/<span class="nb">(.*?)<\/span>/g)].map(([, part = '']) => part);
}

test('the firm’s telephone number and e-mail address in a text are links, and the words around them stay', () => {
  expect(drawn(`Call ${phone.display}, or write to ${email}.`)).toBe(
    `Call <a class="reach" href="${phone.href}">${phone.display}</a>, or write to <a class="reach" href="mailto:${email}">${email}</a>.`,
  );
});

test('parts that belong together stay on one line, by the rules of the language, with the text unchanged', () => {
  const spanish =
    'De 30-45 minutos, 9:00–14:00, T-MEC, PLD/FT, S. de R.L. de C.V., 98 %, artículo 17, en 2.5 meses o al +1 555 010 0000; 45 minutos.';
  expect(unbroken(spanish, 'es')).toEqual([
    '30-45 minutos',
    '9:00–14:00',
    'T-MEC',
    'PLD/FT',
    'S. de R.L.',
    '98 %',
    'artículo 17',
    '2.5 meses',
    '+1 555 010 0000',
    '45 minutos',
  ]);
  expect(drawn(spanish, 'es').replaceAll(/<[^>]+>/g, '')).toBe(spanish);
  expect(unbroken('In 45 working days, 45 minutos; 24 hoursful, by e-mails of well-known clients.', 'en')).toEqual([
    '45 working days',
    'e-mails',
  ]);
  // Neither a hyphenated word nor the end of a sentence.
  expect(drawn('Know-how, anti-money, plan B. Then 2 or 3.')).toBe('Know-how, anti-money, plan B. Then 2 or 3.');
});

test('no line of a heading or lead ends with a short word, and none consists of a short last one', () => {
  // Shown as they would break: `_` is a non-breaking space.
  const bound = (text: string, locale: 'es' | 'en', isEnd?: boolean): string =>
    withoutLooseEnds(text, locale, isEnd).replaceAll('\u00A0', '_');
  expect(bound('Abogados y contadores en la mesa de su empresa', 'es')).toBe(
    'Abogados y_contadores en_la_mesa de_su_empresa',
  );
  expect(bound('The start of the year, and what to do', 'en')).toBe('The_start of_the_year, and_what to_do');
  // With a long word it would be wider than a phone. A part before another one is not the end of the text.
  expect(bound('Prevención de responsabilidades', 'es')).toBe('Prevención de responsabilidades');
  expect(bound('Llame a ', 'es', false)).toBe('Llame a_');
});
