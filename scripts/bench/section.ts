/** What a section has measured: by name, one number each. Smaller is better. */
export type Figures = Readonly<Record<string, number>>;

/** What a section needs of the command. */
export interface BenchOptions {
  readonly seconds: number;
  readonly connections: number;
  readonly accessLog: boolean;
  /** Only pages whose path contains this. */
  readonly pages: string;
  /** With how many articles more to measure, instead of the section's own numbers. */
  readonly articles?: readonly number[] | undefined;
}

/** One part of `npm run bench`. To add one, write it into the list of scripts/bench.ts. */
export interface Section {
  /** What it is called on the command line. */
  readonly name: string;
  readonly title: string;
  /** Bytes and counts are the same on every machine; times are not. */
  readonly exact: boolean;
  /** Whether it measures the built site, which has to be there. */
  readonly onBuilt?: true;
  /** Prints its own table and gives its figures for the comparison with the baseline. */
  run(options: BenchOptions): Promise<Figures>;
}
