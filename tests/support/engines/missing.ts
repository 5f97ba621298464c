/**
 * Why tests in an engine are skipped; undefined if it is installed.
 *
 * @param missing how to install the engine, if it is missing
 * @throws if it is missing in CI, where a run has to be complete
 */
export function whySkipped(missing: string | undefined): string | undefined {
  const { CI } = process.env;
  const complete = CI !== undefined && CI !== '' && CI !== 'false';
  if (missing !== undefined && complete) throw new Error(missing);
  return missing;
}
