/** npm's answer, as far as it is read. */
interface Report {
  readonly vulnerabilities?: Readonly<Record<string, Vulnerable>>;
  /** Instead of an answer: what went wrong on the way. */
  readonly message?: string;
  readonly error?: { readonly code?: string; readonly summary?: string };
  readonly statusCode?: number;
}
interface Vulnerable {
  readonly severity: string;
  readonly via: readonly (string | { readonly title: string; readonly url: string })[];
  readonly fixAvailable?: boolean | { readonly name: string; readonly version: string };
}

/** What npm's answer means. */
export type Verdict =
  | { readonly kind: 'unavailable'; readonly reason: string }
  | { readonly kind: 'answered'; readonly shipped: readonly string[]; readonly others: readonly string[] };

const SEVERE = new Set(['high', 'critical']);

/**
 * Reads what `npm audit --json` has printed. A registry that offers no audit, or cannot be reached, says nothing about the
 * packages: that is no failure, but it is told.
 *
 * @throws when it is none of npm's answers: a check that cannot fail would be worse than none
 */
export function readAudit(output: string, shipped: ReadonlySet<string>): Verdict {
  const start = output.indexOf('{');
  const end = output.lastIndexOf('}');
  if (start === -1 || end < start) return unreachable(output);
  let report: Report;
  try {
    report = JSON.parse(output.slice(start, end + 1)) as Report;
  } catch (error) {
    throw new Error(`npm audit printed what is no JSON:\n${output}`, { cause: error });
  }
  const { vulnerabilities } = report;
  if (vulnerabilities === undefined) {
    if (report.message === undefined && report.error === undefined && report.statusCode === undefined)
      return unreachable(output);
    return {
      kind: 'unavailable',
      reason:
        report.message ?? (report.error?.summary || report.error?.code) ?? `status ${report.statusCode ?? 'unknown'}`,
    };
  }
  const severe = Object.entries(vulnerabilities).filter(([, { severity }]) => SEVERE.has(severity));
  return {
    kind: 'answered',
    shipped: severe.filter(([name]) => shipped.has(name)).map(describe),
    others: severe.filter(([name]) => !shipped.has(name)).map(describe),
  };
}

function unreachable(output: string): Verdict {
  const code = /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOAUDIT)\b/.exec(
    output,
  );
  if (code === null) throw new Error(`npm audit printed what is no report:\n${output}`);
  return { kind: 'unavailable', reason: code[0] };
}

function describe([name, { severity, via, fixAvailable }]: [string, Vulnerable]): string {
  const causes = via.map((cause) => (typeof cause === 'string' ? `through ${cause}` : `${cause.title} (${cause.url})`));
  const fix = typeof fixAvailable === 'object' ? `; ${fixAvailable.name} ${fixAvailable.version} puts it right` : '';
  return `  ${name}, ${severity}: ${causes.join(', ')}${fix}`;
}
