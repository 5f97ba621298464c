import { describe, expect, it } from 'vitest';
import { browserOf, isBot, describeError } from '../../site/browser/reports.ts';
import { maskPath } from '../../site/shared/reports/mask-path.ts';

describe('a bad path is reported without personal data', () => {
  it.each([
    ['/servicios/asesoria', '/servicios/asesoria'],
    ['/blog/reforma-fiscal-2026', '/blog/reforma-fiscal-2026'],
    ['/empresa/páginas%20viejas', '/empresa/páginas viejas'],
    ['/a?correo=ana@correo.mx', '/a'],
    ['/gracias/ana@correo.mx/ok', '/gracias/:email/ok'],
    ['/gracias/ana%2540correo.mx', '/gracias/:email'],
    ['/gracias/ana＠correo.mx', '/gracias/:email'],
    ['mailto:ana@correo.mx', ':email'],
    ['/tel/5512345678', '/tel/:number'],
    ['/tel/+52 55 1234-5678', '/tel/+:number'],
    ['/tel/５５１２３４５６７８', '/tel/:number'],
    ['/curp/PEPA800101MDFRRN09', '/curp/:token'],
    ['/a/3f2504e0-4f89-41d3-9a0c-0305e82c3301', '/a/:token'],
    ['/auth/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0aaaa', '/auth/:token.:token'],
    ['/a\u0000\r\n\u202eb', '/a b'],
  ])('%j → %j', (path, expected) => {
    expect(maskPath(path)).toBe(expected);
  });

  it('is truncated after masking', () => {
    expect(maskPath(`/${'a-'.repeat(4000)}`)).toHaveLength(121);
    expect(maskPath(`/${'-'.repeat(110)}/ana.perez.garcia@correo.mx`)).not.toMatch(/ana|perez/);
  });
});

describe('an error is reported without its message', () => {
  const own = (url: string): string | undefined =>
    url.startsWith('https://site.example/assets/') ? new URL(url).pathname : undefined;
  const withStack = (error: Error, stack: string): Error => Object.assign(error, { stack });

  it.each([
    [new TypeError("Cannot read properties of undefined (reading 'ana@correo.mx')"), 'TypeError', 'nothing-there'],
    [new TypeError('ana.perez is not a function'), 'TypeError', 'wrong-type'],
    [new ReferenceError('ana is not defined'), 'ReferenceError', 'unknown-name'],
    [new SyntaxError('Unexpected token \'A\', "Ana 5512345678" is not valid JSON'), 'SyntaxError', 'json'],
    [new TypeError('Failed to fetch'), 'TypeError', 'network'],
    [new Error('Minified React error #418; visit https://react.dev/errors/418?args[]=Ana'), 'Error', 'react-418'],
    [new Error('Ana Pérez, ana@correo.mx'), 'Error', 'other'],
    [Object.assign(new Error('x'), { name: 'ana@correo.mx' }), 'Error', 'other'],
  ])('%s', (error, name, code) => {
    expect(describeError(error, own)).toMatchObject({ name, code });
    expect(JSON.stringify(describeError(error, own))).not.toMatch(/ana|perez|55123/i);
  });

  it.each(['ana@correo.mx', { email: 'ana@correo.mx' }, null, undefined, 5_512_345_678])('%j is no error', (thrown) => {
    expect(describeError(thrown, own)).toEqual({ name: 'none', code: 'not-an-error', frames: [] });
  });

  it('keeps the stack frames of the site’s files, in the format of every engine', () => {
    const chromium = withStack(
      new Error('x'),
      'Error: x\n    at f (https://site.example/assets/a.js:1:2)\n    at async https://site.example/assets/b.js?v=ana:3:4\n    at https://else.example/c.js:5:6\n    at <anonymous>',
    );
    const firefox = withStack(
      new Error('a'),
      'f@https://site.example/assets/a.js:1:2\nasync*g/<@https://site.example/assets/b.js:3:4\n@https://else.example/c.js:5:6\n',
    );
    for (const error of [chromium, firefox])
      expect(describeError(error, own).frames).toEqual(['/assets/a.js:1:2', '/assets/b.js:3:4']);
  });

  it('does not take a message for a stack frame', () => {
    const message = 'no\n    at ana (https://site.example/assets/ana-correo.js:55:12)';
    const error = withStack(new Error(message), `Error: ${message}\n    at f (https://site.example/assets/a.js:1:2)`);
    expect(describeError(error, own).frames).toEqual(['/assets/a.js:1:2']);
  });
});

describe('of a browser only family and major version are reported', () => {
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
  it.each([
    [`${mac} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.7339.133 Safari/537.36`, 'chrome/140'],
    [`${mac} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.1`, 'edge/140'],
    [`${mac} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 OPR/121.0`, 'opera/121'],
    [`${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`, 'safari/18'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'safari/18',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'firefox/143'],
    ['Ana Pérez ana@correo.mx', 'other'],
  ])('%s', (userAgent, expected) => {
    expect(browserOf(userAgent)).toBe(expected);
    expect(isBot(userAgent)).toBe(false);
  });

  it('recognises bots that identify themselves', () => {
    expect(isBot('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')).toBe(true);
  });
});
