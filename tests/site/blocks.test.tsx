import { expect, test } from 'vitest';
import { renderBlock } from './render.tsx';

test('the first action of a block is primary, the next is not, and a style of its own wins', () => {
  const link = { href: { es: '/a', en: '/en/a' } };
  const html = renderBlock({
    kind: 'callToAction',
    heading: '«Título»',
    text: '«Texto»',
    actions: [
      { kind: 'link', label: '«uno»', link },
      { kind: 'link', label: '«dos»', link },
      { kind: 'link', label: '«tres»', link, style: 'quiet' },
    ],
  });
  expect([...html.matchAll(/button--(\w+)/g)].map(([, style]) => style)).toEqual(['primary', 'secondary', 'quiet']);
});

test('two buttons with the same alert share one dialog', () => {
  const alert = { kind: 'alert', alert: 'home.signIn', message: '«Próximamente»' } as const;
  const html = renderBlock({
    kind: 'hero',
    heading: '«Título»',
    lead: '«Texto»',
    actions: [
      { ...alert, label: '«Entrar»' },
      { ...alert, label: '«Crear»' },
    ],
  });
  expect(html.match(/<dialog/g)).toHaveLength(1);
  expect(html.match(/commandfor="alert-home-signIn"/g)).toHaveLength(2);
  expect(html).toContain('role="alertdialog"');
});

test('tabs are sections with links to each before any script runs', () => {
  const html = renderBlock({
    kind: 'tabs',
    id: 'audiencia',
    label: '«Audiencia»',
    initial: 'a',
    query: { parameter: 'audiencia', values: { empresas: 'a' } },
    panels: ['a', 'b'].map((id) => ({
      id,
      label: `«Panel ${id}»`,
      blocks: [{ kind: 'statement', heading: '«Título»', paragraphs: ['«Texto»'] }],
    })),
  });
  expect(html).toContain('href="#a"');
  expect(html).toContain('href="#b"');
  // `hidden=until-found` for find-in-page; visible without a script: see styles.css.
  expect(html).toMatch(/id="b"[^>]* hidden="until-found"/);
  expect(html).not.toMatch(/id="a"[^>]* hidden/);
  expect(html).not.toContain('role="tab');
});

test('a form is sent whole: labels, names, limits of the browser off, privacy notice', () => {
  const html = renderBlock({ kind: 'formSection', heading: '«Contacto»', lead: '«Escriba»', form: 'contact-home' });
  for (const name of ['name', 'email', 'company', 'message']) {
    expect(html).toContain(`for="contact-home-${name}"`);
    expect(html).toContain(`name="${name}"`);
  }
  expect(
    [...html.matchAll(/ autoComplete="([^"]*)"[^>]* name="(\w+)"/g)].map(([, filled, name]) => `${name}: ${filled}`),
  ).toEqual(['name: name', 'email: email', 'company: organization', 'asunto: off']);
  expect(html).toMatch(/<form[^>]* method="post"/);
  expect(html).toMatch(/<form[^>]* noValidate/i);
  expect(html).toContain('href="/privacidad"');
  expect(html).not.toContain('E-mail');
});
