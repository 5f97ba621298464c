/**
 * Why tests in an engine are skipped; undefined where it is there.
 *
 * @param missing what a person does where the engine cannot be installed for them
 * @throws where it is missing and a run has to be complete: in CI
 */
export function whySkipped(missing: string | undefined): string | undefined {
  const { CI } = process.env;
  const complete = CI !== undefined && CI !== '' && CI !== 'false';
  if (missing !== undefined && complete) throw new Error(missing);
  return missing;
}
