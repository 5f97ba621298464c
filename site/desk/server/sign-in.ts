import { z } from 'zod';
import { isEmail } from '../../lib/email.ts';
import { createAuth, type AuthOptions, type TakeToken } from './auth.ts';

/** The person who is signed in. */
export interface SignedIn {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  readonly role: string;
  readonly language: string | null;
  readonly theme: 'light' | 'dark' | null;
}

/** A person who may sign in. */
export type Invited = Pick<SignedIn, 'id' | 'email' | 'language'>;

/** Creates sign-in links and sessions in a database. */
export function createSignIn(options: AuthOptions) {
  const { database, origin } = options;
  const auth = createAuth(options);
  const headersWith = (cookie: string | undefined): Headers => new Headers(cookie === undefined ? {} : { cookie });

  /** Finds the person whose session a `cookie` header contains. */
  const person = async (cookie: string | undefined): Promise<SignedIn | undefined> => {
    if (cookie === undefined) return undefined;
    const found = await auth.api.getSession({ headers: headersWith(cookie) });
    if (found === null || found.user.removedAt) return undefined;
    const { id, email, name, role, language, theme } = found.user;
    const shown = theme === 'light' || theme === 'dark' ? theme : null;
    return { id, email, name: name || null, role, language: language ?? null, theme: shown };
  };

  return {
    /** Finds the person with an e-mail address, unless removed. */
    async find(email: string): Promise<Invited | undefined> {
      const [found] = await database.query<Invited>(
        'select id, email, language from site_internal.people where email = $1::text and removed_at is null',
        [email.trim().toLowerCase()],
      );
      return found;
    },
    /** Creates a link that works once. */
    async link(email: string): Promise<string> {
      let token: string | undefined;
      const take: TakeToken = (newToken) => void (token = newToken);
      await auth.api.signInMagicLink({ body: { email, metadata: { take } }, headers: new Headers() });
      if (token === undefined) throw new Error('better-auth did not create a sign-in link');
      return `${origin}/login/link?token=${encodeURIComponent(token)}`;
    },
    /** Uses a link. Returns the `set-cookie` headers of the new session, or undefined if the link is not valid. */
    async enter(token: string) {
      const answer = await auth.api.magicLinkVerify({ query: { token }, headers: new Headers(), asResponse: true });
      const cookies = answer.ok ? answer.headers.getSetCookie() : [];
      const cookie = cookies.map((each) => each.split(';', 1)[0]).join('; ');
      const signedIn = cookie === '' ? undefined : await person(cookie);
      return signedIn && { cookies, person: signedIn };
    },
    person,
    /** Ends the session of a `cookie` header, or all of its person. Returns the headers that clear the cookie. */
    async leave(cookie: string | undefined, everywhere: boolean): Promise<readonly string[]> {
      const headers = headersWith(cookie);
      const revoked = everywhere ? await auth.api.revokeSessions({ headers, asResponse: true }) : undefined;
      const signedOut = await auth.api.signOut({ headers, asResponse: true });
      return [...new Set([...(revoked?.headers.getSetCookie() ?? []), ...signedOut.headers.getSetCookie()])];
    },
  };
}

/**
 * Whether a sign-in link is possible for an address. better-auth rejects `o&leary@firm.mx`, and domains without a dot.
 */
export function canSignIn(email: string): boolean {
  return isEmail(email) && z.email().safeParse(email).success;
}
