import { envelope, type Report } from '../../lib/reports/report.ts';

/** The log lines for an untrusted body; undefined unless it is exactly what the site's own pages send. */
export function linesOf(body: string): readonly string[] | undefined {
  const parsed = envelope.safeParse(jsonOf(body));
  if (!parsed.success) return undefined;
  const { reports, page, locale, browser, build } = parsed.data;
  return reports.map(
    (entry) => `report ${wordsOf(entry).join(' ')} (page ${page}, ${locale}, ${browser}, build ${build})`,
  );
}

function wordsOf(entry: Report): readonly string[] {
  const at = 'frames' in entry && entry.frames.length > 0 ? ['at', ...entry.frames] : [];
  switch (entry.kind) {
    case 'error':
    case 'rejection':
      return [entry.kind, entry.name, entry.code, ...at];
    case 'policy':
      return [entry.kind, entry.directive, entry.blocked, ...at];
    case 'load':
      return [entry.kind, entry.file];
    case 'path':
      return [entry.kind, entry.path];
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
