import type { Locale } from '#contract';
import { reports } from '#generated/reports.ts';
import { maskPath } from '../../shared/reports/mask-path.ts';
import { readEvent } from './read-event.ts';
import type { Envelope, Report } from '../../shared/reports/report.ts';

declare global {
  interface Window {
    /** Set by `early-reports.js`, which adds each event to it. */
    earlyReports?: Event[];
  }
}

/** Sends the errors of this page, past and future ones, to the address in the spec. */
export function startReports(): void {
  if (!reports) return;
  const { url, perPageView } = reports;
  const foreign = new URL(url, location.href).origin !== location.origin;
  // A report contains nothing about the visitor, but the connection itself reveals to a third party that there is one.
  if (isBot(navigator.userAgent) || (foreign && navigator.globalPrivacyControl)) return;
  const sent = new Set<string>();
  const sendOnce = (report: Report): void => {
    const key = JSON.stringify(report);
    if (sent.has(key) || sent.size >= perPageView) return;
    sent.add(key);
    send(url, report);
  };
  const handle = (event: Event): void => {
    // This must never throw: the error would be reported in turn.
    try {
      const report = readEvent(event);
      if (report) sendOnce(report);
    } catch {
      // This event is not reported.
    }
  };
  const early = window.earlyReports ?? [];
  for (const event of early.splice(0)) handle(event);
  early.push = (...events) => {
    for (const event of events) handle(event);
    return 0;
  };
  if (document.querySelector('[data-not-found]') && !isWatched())
    sendOnce({ kind: 'path', path: maskPath(location.pathname) });
}

// A server that collects reports logs missing pages itself, and says so in `Server-Timing`.
function isWatched(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.serverTiming?.some(({ name }) => name === 'watched') ?? false;
}

function send(url: string, report: Report): void {
  const envelope: Envelope = {
    from: 'browser',
    build: document.querySelector<HTMLElement>('script[data-build]')?.dataset['build'] ?? '',
    page: document.getElementById('main')?.dataset['page'] ?? '',
    locale: (document.getElementById('main')?.dataset['locale'] ?? '') as Locale,
    browser: browserOf(navigator.userAgent),
    reports: [report],
  };
  // Not `sendBeacon`, which sends cookies. As text it needs no preflight request; the response is not read.
  fetch(url, {
    method: 'POST',
    mode: 'no-cors',
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    body: JSON.stringify(envelope),
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
  }).catch(() => undefined);
}

/** Family and major version of a browser, and nothing else from its user agent: `firefox/140`, or `other`. */
export function browserOf(userAgent: string): string {
  for (const [family, pattern] of families) {
    const version = pattern.exec(userAgent)?.[1];
    if (version !== undefined) return `${family}/${version}`;
  }
  return 'other';
}

/** Whether the user agent is a bot: its errors affect no visitor. */
export function isBot(userAgent: string): boolean {
  return /bot|crawl|spider|slurp|lighthouse|preview/i.test(userAgent);
}

// Order matters: user agents of earlier families also contain the names of later ones.
const families: readonly (readonly [string, RegExp])[] = [
  ['edge', /\bEdgA?\/(\d{1,4})/],
  ['opera', /\bOPR\/(\d{1,4})/],
  ['samsung', /\bSamsungBrowser\/(\d{1,4})/],
  ['firefox', /\b(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['chrome', /\b(?:Chrome|HeadlessChrome|CriOS)\/(\d{1,4})/],
  ['safari', /\bVersion\/(\d{1,4})\S* (?:Mobile\/\S+ )?Safari\//],
];
