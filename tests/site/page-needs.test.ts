import type { RouteEntry } from '#contract';
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { pageNeeds } from '../../site/build/finish/complete-pages.ts';

function read(html: string, outside: Pick<RouteEntry, 'scriptSources' | 'connectSources'> = {}) {
  const problems: string[] = [];
  const needs = pageNeeds(html, outside, (problem) => problems.push(problem));
  return { needs, problems };
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

it('accepts the origins that the spec declares', () => {
  const outside = { scriptSources: ['https://agenda.example'], connectSources: ['https://geo.example'] };
  expect(read('<script src="https://agenda.example/widget.js"></script>', outside)).toMatchObject({
    needs: outside,
    problems: [],
  });
});

it('hashes inline scripts and styles exactly', () => {
  const script = 'if (1 < 2 && \'a\') { x = "</p>" }';
  const { needs, problems } = read(
    `<style>p { top: 0 }</style><script>${script}</script><script type="module">y()</script>`,
  );
  expect(needs).toMatchObject({ styleHashes: [hash('p { top: 0 }')], scriptHashes: [hash(script), hash('y()')] });
  expect(problems).toEqual([]);
});

it.each([
  ['a style attribute', '<p style="color: red">', '<p style="color: red">: use a class'],
  ['a handler', '<button onclick="go()">', '<button onclick="go()">: use a class or a listener'],
  ['a script as an address', '<a href=" javascript:go()">', 'javascript: URLs do not work'],
  [
    'a style sheet of others',
    '<link rel="stylesheet" href="//fonts.example/a.css">',
    '<link> loads //fonts.example/a.css',
  ],
  ['a script of others', '<script src="https://other.example/a.js"></script>', 'https://other.example/a.js'],
])('reports %s', (_, html, problem) => {
  expect(read(html).problems).toEqual([expect.stringContaining(problem)]);
});
