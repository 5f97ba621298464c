import { expect, it } from 'vitest';
import { type PageNeeds, headersOfFile, headersOfPage, siteHeaders } from '../../site/hosting/site-headers.ts';

const nothing: PageNeeds = { scriptHashes: [], styleHashes: [], scriptSources: [], connectSources: [] };
const headers = siteHeaders([
  { url: '/widget', needs: { ...nothing, scriptSources: ['https://agenda.example'] } },
  { url: '/plain', needs: nothing },
  { url: '/promo', needs: { ...nothing, connectSources: ['https://geo.example'] } },
  { url: '/other', needs: nothing },
]);

function policyOf(url: string): string | undefined {
  return headersOfPage(headers, url)['content-security-policy'];
}

it('gives every answer the policy that most pages need, and notes the others', () => {
  expect(headers.common['content-security-policy']).toBe(policyOf('/plain'));
  expect(Object.keys(headers.changes)).toEqual(['/widget', '/promo']);
});

it('forbids inline scripts, eval, framing and forms to other origins on every page', () => {
  expect(policyOf('/plain')?.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]);
});

it('allows a page only the origins that it embeds and requests', () => {
  expect(policyOf('/widget')).toContain("script-src 'self' https://agenda.example; style-src 'self';");
  expect(policyOf('/widget')).toContain('; frame-src https://agenda.example;');
  expect(policyOf('/promo')).toContain("connect-src 'self' https://geo.example; require-trusted-types-for");
});

it('isolates every page that embeds nothing', () => {
  expect(headersOfPage(headers, '/widget')).not.toHaveProperty('cross-origin-embedder-policy');
  expect(headersOfPage(headers, '/promo')).toMatchObject({
    'cross-origin-embedder-policy': 'require-corp',
    'cache-control': 'no-cache',
  });
});

it('allows inline scripts by hash, shared by pages that differ only in those, and of each page alone', () => {
  const styled = (url: string, ...styleHashes: string[]) => ({
    url,
    needs: { ...nothing, scriptHashes: ["'sha256-abc='"], styleHashes },
  });
  const { common, changes, policies } = siteHeaders([
    styled('/', "'sha256-def='"),
    styled('/other', "'sha256-ghi='", "'sha256-def='"),
  ]);
  expect(common['content-security-policy']).toContain(
    "script-src 'self' 'sha256-abc='; style-src 'self' 'sha256-def=' 'sha256-ghi=';",
  );
  expect(changes).toEqual({});
  expect(policies.map(({ policy, pages }) => [pages, /style-src [^;]*/.exec(policy)?.[0]])).toEqual([
    [['/'], "style-src 'self' 'sha256-def='"],
    [['/other'], "style-src 'self' 'sha256-ghi=' 'sha256-def='"],
  ]);
});

it('caches content-hashed files forever, and lets other sites show share images', () => {
  expect(headersOfFile(headers, '/assets/a.js')['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headersOfFile(headers, '/share/home.png')['cross-origin-resource-policy']).toBe('cross-origin');
  expect(headersOfFile(headers, '/robots.txt')).toMatchObject({
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
  });
});
