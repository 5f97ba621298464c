declare module 'parse-prometheus-text-format' {
  /** A metric family with its samples, as the package reads them. */
  interface Family {
    readonly name: string;
    readonly help: string;
    readonly type: 'COUNTER' | 'GAUGE' | 'HISTOGRAM' | 'SUMMARY' | 'UNTYPED';
    readonly metrics: readonly {
      readonly value?: string;
      readonly count?: string;
      readonly sum?: string;
      readonly buckets?: Readonly<Record<string, string>>;
      readonly labels?: Readonly<Record<string, string>>;
    }[];
  }
  /** @throws for a line that is not in the format */
  export default function parsePrometheusTextFormat(text: string): Family[];
}
