import type { SiteHeaders } from './headers.ts';
import type { Languages } from './language.ts';
import type { RedirectEntry, ServedRoute } from './route.ts';

/** A built site: the input for the settings of any host. */
export interface HostedSite {
  readonly routes: readonly ServedRoute[];
  readonly redirects: readonly RedirectEntry[];
  readonly headers: SiteHeaders;
  /** The paths of all files that are served, pages included: `/assets/a.js`, `/home.html`. */
  readonly files: readonly string[];
  /** The public origin, without a slash at the end. */
  readonly origin: string;
  readonly languages: Languages;
  /** The cookie that stores the language a visitor chose, and its lifetime in seconds. */
  readonly language: { readonly cookie: string; readonly maxAge: number };
  /** The address of your own server, for a web server in front of it. */
  readonly server: string;
  /** The path of that server's metrics, which must not be public. */
  readonly metricsPath: string;
}

/** The settings for a host: file contents by path in the host's folder. */
export type HostSettings = Readonly<Record<string, string>>;
