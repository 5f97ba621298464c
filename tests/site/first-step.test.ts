import { JSDOM } from 'jsdom';
import { afterEach, expect, test, vi } from 'vitest';

import { leadOn } from '../../site/browser/islands.ts';

function page(name: string): JSDOM {
  return new JSDOM(`
    <form method="post"><input type="email"><button></button></form>
    <form id="long"><div class="field"><input name="name" value="${name}"></div><div class="field"><input name="email" type="email"></div><div class="field"><textarea name="message"></textarea></div></form>`);
}

function beginWith(email: string, name = ''): { document: Document; heard: readonly unknown[] } {
  const { window } = page(name);
  vi.stubGlobal('document', window.document);
  vi.stubGlobal('InputEvent', window.InputEvent);
  const heard: unknown[] = [];
  window.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name));
  const step = window.document.querySelector('form') as HTMLFormElement;
  leadOn(step, 'long');
  (step.elements[0] as HTMLInputElement).value = email;
  step.requestSubmit();
  return { document: window.document, heard };
}

afterEach(() => void vi.unstubAllGlobals());

test('input at the top is copied to the form with an event, and the first empty field gets the focus', () => {
  const { document, heard } = beginWith('ana@example.com');
  expect(document.querySelector<HTMLInputElement>('#long [type=email]')?.value).toBe('ana@example.com');
  expect(heard).toEqual(['email']);
  expect(document.activeElement?.getAttribute('name')).toBe('name');
});

test('without input, only the focus moves to the form', () => {
  const { document, heard } = beginWith('', 'Ana');
  expect(heard).toEqual([]);
  expect(document.activeElement?.getAttribute('name')).toBe('email');
});
