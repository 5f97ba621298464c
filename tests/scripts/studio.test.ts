import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { launchBrowser } from '../support/browser.ts';
import { startDev } from './dev-project.ts';
import type { DevProject } from './dev-project.ts';

let studio: DevProject;
let browser: Browser;

const git = (...args: string[]): string => execFileSync('git', args, { cwd: studio.root, encoding: 'utf8' }).trim();

beforeAll(async () => {
  studio = await startDev({
    script: 'studio',
    ready: 'Click a text to change it',
    prepare(root) {
      copyFileSync(fileURLToPath(new URL('../../.gitignore', import.meta.url)), join(root, '.gitignore'));
      const run = (...args: string[]): void => void execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@firm.example', ...args], { cwd: root });
      run('init', '-q', '-b', 'main');
      run('add', '.');
      run('commit', '-q', '-m', 'Begin');
    },
  });
  browser = await launchBrowser();
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await studio?.stop();
});

test('somebody changes a text in both languages, adds a question, moves a block, undoes that and saves', async () => {
  const page = await browser.newPage({ locale: 'es-MX', reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(60_000);
  const file = 'spec/pages/softlanding.ts';
  const source = (): string => readFileSync(join(studio.root, file), 'utf8');
  const before = source();
  await page.goto(`${studio.url}/servicios/softlanding-mexico`, { timeout: 120_000 });
  const toolbar = page.getByRole('toolbar', { name: 'Estudio' });
  await toolbar.waitFor();
  await page.locator('h1[data-studio-tab]').waitFor();

  // By the keyboard: Enter on the text, Tab to the other language, and a save.
  await page.locator('h1').focus();
  await page.keyboard.press('Enter');
  const text = page.getByRole('dialog', { name: 'Cambiar el texto' });
  await text.getByRole('textbox', { name: 'español' }).fill('Su entrada a México');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Your way into Mexico');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect.poll(() => page.locator('h1').textContent()).toBe('Su entrada a México');
  expect(source()).toContain("'Su entrada a México'");
  expect(source()).toContain("'Your way into Mexico'");
  // Nothing else of the file is another one.
  expect(git('diff', '--numstat', '--', file)).toMatch(/^2\s+2\s/);

  const question = page.locator('details summary').first();
  await question.hover();
  await page.getByRole('button', { name: /^Agregar: Elemento 1/ }).click();
  const form = page.getByRole('dialog', { name: /^Agregar después de/ });
  await form.getByRole('textbox', { name: 'Pregunta, español' }).fill('¿Atienden en línea?');
  await form.getByRole('textbox', { name: 'Pregunta, English' }).fill('Do you work online?');
  await form.getByRole('textbox', { name: 'Respuesta, español' }).fill('Sí, por videollamada.');
  await form.getByRole('textbox', { name: 'Respuesta, English' }).fill('Yes, by video call.');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect.poll(() => page.locator('details summary').nth(1).textContent()).toBe('¿Atienden en línea?');
  const withQuestion = source();

  await page.locator('details summary').nth(1).hover();
  await page.getByRole('button', { name: /^Subir: Preguntas y respuestas/ }).click();
  await expect.poll(() => toolbar.getByRole('button', { name: '3 cambios' }).count()).toBe(1);
  expect(source()).not.toBe(withQuestion);
  await toolbar.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(source).toBe(withQuestion);

  await toolbar.getByRole('button', { name: '2 cambios' }).click();
  const changes = page.getByRole('dialog', { name: 'Cambios sin guardar' });
  await changes.getByRole('textbox').fill('Responder si atendemos en línea');
  await changes.getByRole('button', { name: 'Guardar todo' }).click();
  await changes.getByText('Guardado en la rama').waitFor();
  const branch = git('branch', '--list', 'studio/*', '--format=%(refname:short)');
  expect(git('log', '-1', '--format=%B', branch)).toMatch(/^Responder si atendemos en línea\n\n- .*\n- /);
  expect(`${git('show', `${branch}:${file}`)}\n`).toBe(withQuestion);
  expect(git('diff', '--name-only', 'main', branch).split('\n')).toContain('site/generated/locales/es/softlanding.json');
  expect(git('branch', '--show-current')).toBe('main');
  expect(withQuestion).not.toBe(before);
  await page.close();
}, 180_000);
