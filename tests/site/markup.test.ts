import { expect, test } from 'vitest';
import { problemsOf } from './markup.ts';

const expected = { texts: ['Fees & terms'], newTab: '(new tab)', firstHeading: 2 };
const sound = '<h2 id="a">Fees &amp; terms</h2>';

test('sound markup has no problems', () => {
  const rest =
    '<h3>b</h3><p aria-labelledby="a">c</p><a href="#a">d</a><svg aria-hidden="true"></svg><img alt="">' +
    '<a href="https://x.example/" target="_blank" rel="noopener noreferrer">e<i class="i-ph-x" aria-hidden="true"></i> (new tab)</a>';
  expect(problemsOf(sound + rest, expected)).toEqual([]);
});

test.each([
  ['a text that is not there', '<h2>Fees</h2>', 'missing text: Fees & terms'],
  ['a key in place of its text', `${sound}<p>hero.points.0</p>`, 'unresolved text: hero.points.0'],
  ['a key in a label', `${sound}<nav aria-label="shared:nav.main"></nav>`, 'unresolved text: shared:nav.main'],
  ['a value that was not filled in', `${sound}<p>since {{since}}</p>`, 'unresolved text: since {{since}}'],
  ['an id twice', `${sound}<p id="a"></p>`, 'id twice: a'],
  ['a label for nothing', `${sound}<label for="b">c</label>`, 'for leads nowhere: b'],
  ['a name that is not there', `${sound}<p aria-labelledby="a b"></p>`, 'aria-labelledby leads nowhere: b'],
  ['a description that is not there', `${sound}<p aria-describedby="b"></p>`, 'aria-describedby leads nowhere: b'],
  ['a jump to nowhere', `${sound}<a href="#b">c</a>`, 'href leads nowhere: b'],
  ['a skipped heading', `${sound}<h4>b</h4>`, 'heading skips a level: H4 b'],
  ['a first heading that is too deep', '<h3>Fees &amp; terms</h3>', 'heading skips a level: H3 Fees & terms'],
  ['an outside link in the same tab', `${sound}<a href="https://x.example/">b</a>`, 'no new tab: https://x.example/'],
  [
    'an outside link with opener',
    `${sound}<a href="https://x.example/" target="_blank" rel="noopener">b (new tab)</a>`,
    'hands the page over: https://x.example/',
  ],
  [
    'an outside link without the note',
    `${sound}<a href="https://x.example/" target="_blank" rel="noopener noreferrer">b</a>`,
    'does not say that it opens a tab: https://x.example/',
  ],
  ['a drawing that is read out', `${sound}<svg></svg>`, 'neither hidden nor named: <svg></svg>'],
  ['a picture without a name', `${sound}<img src="b">`, 'neither hidden nor named: <img src="b">'],
  [
    'an icon that is read out',
    `${sound}<span class="i-ph-x"></span>`,
    'neither hidden nor named: <span class="i-ph-x"></span>',
  ],
])('%s is found', (_, html, problem) => {
  expect(problemsOf(html, expected)).toEqual([problem]);
});
