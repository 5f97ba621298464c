import { expect, test } from 'vitest';
import { problemsOf } from './markup.ts';

const expected = { texts: ['Fees & terms'], newTab: '(new tab)', firstHeading: 2 };
const valid = '<h2 id="a">Fees &amp; terms</h2>';

test('valid markup has no problems', () => {
  const rest =
    '<h3>b</h3><p aria-labelledby="a">c</p><a href="#a">d</a><svg aria-hidden="true"></svg><img alt="">' +
    '<a href="https://x.example/" target="_blank" rel="noopener noreferrer">e<svg class="icon" aria-hidden="true"></svg> (new tab)</a>';
  expect(problemsOf(valid + rest, expected)).toEqual([]);
});

test.each([
  ['a text that is not there', '<h2>Fees</h2>', 'missing text: Fees & terms'],
  ['a key in place of its text', `${valid}<p>hero.points.0</p>`, 'unresolved text: hero.points.0'],
  ['a value that was not filled in', `${valid}<p>since {{since}}</p>`, 'unresolved text: since {{since}}'],
  ['an id twice', `${valid}<p id="a"></p>`, 'id twice: a'],
  ['a label for nothing', `${valid}<label for="b">c</label>`, 'for leads nowhere: b'],
  ['a description that is not there', `${valid}<p aria-describedby="b"></p>`, 'aria-describedby leads nowhere: b'],
  ['a jump to nowhere', `${valid}<a href="#b">c</a>`, 'href leads nowhere: b'],
  ['a skipped heading', `${valid}<h4>b</h4>`, 'heading skips a level: H4 b'],
  ['an outside link in the same tab', `${valid}<a href="https://x.example/">b</a>`, 'no new tab: https://x.example/'],
  [
    'an outside link with opener',
    `${valid}<a href="https://x.example/" target="_blank" rel="noopener">b (new tab)</a>`,
    'hands the page over: https://x.example/',
  ],
  [
    'an outside link without the note',
    `${valid}<a href="https://x.example/" target="_blank" rel="noopener noreferrer">b</a>`,
    'does not say that it opens a tab: https://x.example/',
  ],
  ['a drawing that is read out', `${valid}<svg></svg>`, 'neither hidden nor named: <svg></svg>'],
])('%s is found', (_, html, problem) => {
  expect(problemsOf(html, expected)).toEqual([problem]);
});
