import { renderToStaticMarkup } from 'react-dom/server';
import { firm } from '#generated/site.ts';
import { expect, test } from 'vitest';

import { withLinks } from '../../site/lib/prose.tsx';

const { email, phone } = firm;
const drawn = (text: string): string => renderToStaticMarkup(<>{withLinks(text)}</>);

test('the firm’s telephone number and e-mail address in a text are links, and the words around them stay', () => {
  expect(drawn(`Call ${phone.display}, or write to ${email}.`)).toBe(
    `Call <a class="reach" href="${phone.href}">${phone.display}</a>, or write to <a class="reach" href="mailto:${email}">${email}</a>.`,
  );
});

test('a text with neither stays as it is, even with something similar in it', () => {
  const similar = `Not ${email.replace('.', 'x')} nor ${phone.display.slice(1)}`;
  expect(drawn(similar)).toBe(similar);
});
