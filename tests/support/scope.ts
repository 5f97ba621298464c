import type { Scope } from '../../scripts/testing/scope.mjs';

const scope = JSON.parse(process.env['TEST_SCOPE'] ?? '{}') as Scope;

/** Whether a sweep over all pages, or all kinds of blocks, has to look at one: `npm test -- --changed` takes those that a change can break. */
export function isInScope(part: keyof Scope, name: string): boolean {
  return scope[part]?.includes(name) ?? true;
}
