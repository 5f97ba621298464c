import type { Diagnostic, SpecPath } from '../diagnostic.ts';
import { problem } from './problem.ts';
import type { Rule } from './rule.ts';

/** Keys as their makers write them. */
const secrets: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/\bsb_secret_\w{8,}/, 'a secret key of Supabase'],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'a private key'],
  [/\b(?:sk|rk)_live_\w{10,}/, 'a secret key of Stripe'],
  [/\bAKIA[A-Z\d]{16}\b/, 'an access key of AWS'],
  [/\bgh[opsu]_\w{30,}/, 'a token of GitHub'],
  [/\bpostgres(?:ql)?:\/\/[^\s:@/]+:[^\s@/]+@/, 'the password of a database'],
];

const token = /\beyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/;

/** Supabase's older keys are signed tokens, which say in clear text whose they are. */
function isServiceRole(text: string): boolean {
  const payload = token.exec(text)?.[1];
  return (
    payload !== undefined && /"role"\s*:\s*"service_role"/.test(Buffer.from(payload, 'base64url').toString('utf8'))
  );
}

function secretIn(text: string): string | undefined {
  return isServiceRole(text)
    ? 'the service_role key of Supabase'
    : secrets.find(([pattern]) => pattern.test(text))?.[1];
}

/** Refuses keys that open the backend to whoever reads the spec: it is committed, and much of it is sent to every visitor. */
export const noSecrets: Rule = (spec) => {
  const found: Diagnostic[] = [];
  const visit = (value: unknown, path: SpecPath): void => {
    if (typeof value === 'string') {
      const what = value.length < 12 ? undefined : secretIn(value);
      if (what !== undefined)
        found.push(
          problem(
            'spec/secret',
            path,
            `This is ${what}: whoever reads the repository could use it.`,
            'Remove it, make a new one where it came from, and set it as an environment variable.',
          ),
        );
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value))
        visit(inner, [...path, Array.isArray(value) ? Number(key) : key]);
    }
  };
  // Texts are for visitors, and are thousands: a key does not end up there by mistake.
  for (const section of ['firm', 'constants', 'values', 'integrations', 'server', 'tables', 'routes'] as const)
    visit(spec[section], [section]);
  return found;
};
