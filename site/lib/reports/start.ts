import { reports } from '#generated/reports.ts';
import { browserOf, isBot } from './browser.ts';
import { maskPath } from './mask-path.ts';
import { readEvent } from './read-event.ts';
import type { Envelope, Report } from './report.ts';
import { startVitals } from './vitals.ts';

declare global {
  interface Window {
    /** Set by `early-reports.js`, which adds each event to it. */
    earlyReports?: Event[];
  }
}

/** Tells the address of the spec what has gone wrong on this page, and what goes wrong from now on. */
export function startReports(): void {
  if (!reports) return;
  const { url, perPageView } = reports;
  const foreign = new URL(url, location.href).origin !== location.origin;
  // Nothing in a report is about the visitor, but the connection itself tells a third party that there is one.
  if (isBot(navigator.userAgent) || (foreign && navigator.globalPrivacyControl)) return;
  const told = new Set<string>();
  const tell = (report: Report): void => {
    const key = JSON.stringify(report);
    if (told.has(key) || told.size >= perPageView) return;
    told.add(key);
    send(url, report);
  };
  const hear = (event: Event): void => {
    // What watches for errors must never make one: it would hear itself.
    try {
      const report = readEvent(event);
      if (report) tell(report);
    } catch {
      // Then this one is not told.
    }
  };
  const early = window.earlyReports ?? [];
  for (const event of early.splice(0)) hear(event);
  early.push = (...events) => {
    for (const event of events) hear(event);
    return 0;
  };
  startVitals((report) => send(url, report));
  if (document.querySelector('[data-not-found]') && !isWatched())
    tell({ kind: 'path', path: maskPath(location.pathname) });
}

// A server that takes the reports logs the addresses that lead nowhere itself, and says so.
function isWatched(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.serverTiming?.some(({ name }) => name === 'watched') ?? false;
}

function send(url: string, report: Report): void {
  const { documentElement: root } = document;
  const envelope: Envelope = {
    from: 'browser',
    build: document.querySelector<HTMLElement>('script[data-build]')?.dataset['build'] ?? '',
    page: document.getElementById('main')?.dataset['page'] ?? '',
    locale: root.lang,
    browser: browserOf(navigator.userAgent),
    reports: [report],
  };
  // Not `sendBeacon`, which sends cookies. As text it goes to any origin without asking first, and nobody reads the answer.
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
