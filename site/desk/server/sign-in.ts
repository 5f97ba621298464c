import { z } from 'zod';
import { isEmail } from '../../lib/email.ts';
import { createAuth, type AuthOptions, type TakeToken } from './auth.ts';

/** Who is signed in, as far as the server has to know. */
export interface SignedIn {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  readonly role: string;
  readonly language: string | null;
  readonly theme: 'light' | 'dark' | null;
  readonly expiresAt: Date;
}

/** A person who may come in. */
export interface Invited {
  readonly id: string;
  readonly email: string;
  readonly language: string | null;
}

/** Links and sessions. */
export interface SignIn {
  /** The person with this address, unless removed. */
  find(email: string): Promise<Invited | undefined>;
  /** Makes a link that works once. */
  link(email: string): Promise<string>;
  /** Uses a link up; what sets the session's cookie, or nothing when the link is not good any more. */
  enter(token: string): Promise<{ readonly cookies: readonly string[]; readonly person: SignedIn } | undefined>;
  /** Whose session a cookie is. */
  person(cookie: string | undefined): Promise<SignedIn | undefined>;
  /** Ends the session of a cookie, or all of its person's; what clears the cookie. */
  leave(cookie: string | undefined, everywhere: boolean): Promise<readonly string[]>;
}

/** Signs people in on one database. */
export function createSignIn(options: AuthOptions): SignIn {
  const { database, origin } = options;
  const auth = createAuth(options);
  const carrying = (cookie: string | undefined): Headers => new Headers(cookie === undefined ? {} : { cookie });

  const personOf = async (cookie: string | undefined): Promise<SignedIn | undefined> => {
    if (cookie === undefined) return undefined;
    const found = await auth.api.getSession({ headers: carrying(cookie) });
    if (found === null || found.user.removedAt) return undefined;
    const { id, email, name, role, language, theme } = found.user;
    return {
      id,
      email,
      name: name || null,
      role,
      language: language ?? null,
      theme: theme === 'light' || theme === 'dark' ? theme : null,
      expiresAt: found.session.expiresAt,
    };
  };

  return {
    async find(email) {
      const [found] = await database.query<Invited & object>(
        'select id, email, language from site_internal.people where email = $1::text and removed_at is null',
        [email.trim().toLowerCase()],
      );
      return found;
    },
    async link(email) {
      let token: string | undefined;
      const take: TakeToken = (made) => void (token = made);
      await auth.api.signInMagicLink({ body: { email, metadata: { take } }, headers: new Headers() });
      if (token === undefined) throw new Error('better-auth has made no link');
      return `${origin}/login/link?token=${encodeURIComponent(token)}`;
    },
    async enter(token) {
      const answer = await auth.api.magicLinkVerify({ query: { token }, headers: new Headers(), asResponse: true });
      const cookies = answer.ok ? answer.headers.getSetCookie() : [];
      const cookie = cookies.map((each) => each.split(';', 1)[0]).join('; ');
      const person = cookie === '' ? undefined : await personOf(cookie);
      return person && { cookies, person };
    },
    person: personOf,
    async leave(cookie, everywhere) {
      const headers = carrying(cookie);
      const answer = everywhere ? await auth.api.revokeSessions({ headers, asResponse: true }) : undefined;
      const after = await auth.api.signOut({ headers, asResponse: true });
      return [...new Set([...(answer?.headers.getSetCookie() ?? []), ...after.headers.getSetCookie()])];
    },
  };
}

/** Whether a person with this address can sign in: better-auth makes no link for `o&leary@firm.mx` or for a domain without a dot. */
export function canSignIn(email: string): boolean {
  return isEmail(email) && z.email().safeParse(email).success;
}
