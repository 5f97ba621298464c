import type { AnswerKind } from '#contract';
import { withoutInvisible } from '../../shared/email.ts';

/** A host with a dot, then a port, a path or nothing: `linkedin.com/in/ana`, `//firm.example:8443`. */
const withoutScheme = /^(?:\/\/)?[^\s/?#@:]+\.[^\s/?#@:]+(?::\d+)?(?:[/?#]|$)/;

/** Adds the scheme to a web address without one. */
function withScheme(address: string): string {
  return withoutScheme.test(address) ? `https://${address.replace(/^\/\//, '')}` : address;
}

export const answer: AnswerKind = {
  clean: (text) => withScheme(withoutInvisible(text)),
  problem: (_rule, text) => (URL.canParse(text) ? undefined : { problem: 'invalidUrl' }),
};
