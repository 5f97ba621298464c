import { expect, test } from 'vitest';
import { scopeIds } from '../../site/gallery/scope-ids.ts';

test.each([
  // React writes the quotes of a text as &quot;, so that a text is never taken for an attribute.
  ['<h2 id="a">An id=&quot;a&quot;</h2>', '<h2 id="x-a">An id=&quot;a&quot;</h2>'],
  ['<p aria-labelledby="a b"></p>', '<p aria-labelledby="x-a x-b"></p>'],
  ['<a href="#a">#a</a><a href="/#a">#a</a>', '<a href="#x-a">#a</a><a href="/#a">#a</a>'],
  ['<button commandfor="a" data-alert="a">', '<button commandfor="x-a" data-alert="x-a">'],
  ['<a href="#a" data-dialog="a">', '<a href="#x-a" data-dialog="x-a">'],
  ['<div id="t" data-tabs="a">', '<div id="x-t" data-tabs="x-a">'],
  [
    '<dialog id="a"><form id="f"><label for="f-name"></label><input id="f-name"></form></dialog>',
    '<dialog id="x-a"><form id="f"><label for="f-name"></label><input id="f-name"></form></dialog>',
  ],
])('%s', (html, scoped) => {
  expect(scopeIds(html, 'x-')).toBe(scoped);
});
