import type { SiteHeaders } from './headers.ts';
import type { Languages } from './language.ts';
import type { RedirectEntry, ServedRoute } from './route.ts';

/** A built site: everything that the settings of any host are made from. */
export interface HostedSite {
  readonly routes: readonly ServedRoute[];
  readonly redirects: readonly RedirectEntry[];
  readonly headers: SiteHeaders;
  /** The paths of all files that are served, pages included: `/assets/a.js`, `/home.html`. */
  readonly files: readonly string[];
  /** The public origin, without a slash at the end. */
  readonly origin: string;
  readonly languages: Languages;
  /** The cookie that keeps a visitor's choice, and for how many seconds. */
  readonly language: { readonly cookie: string; readonly maxAge: number };
  /** Where your own server listens for a web server in front of it. */
  readonly server: string;
  /** Where that server has its metrics, which are nobody else's. */
  readonly metricsPath: string;
}

/** What a host is told. */
export interface HostSettings {
  /** Texts by their path in the host's folder. */
  readonly files: Readonly<Record<string, string>>;
  /** What the host cannot do for this site, in words for the person who publishes it. */
  readonly warnings: readonly string[];
}
