import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Finding } from './examine.ts';
import { digestOf, type Listed } from './mutant.ts';
import { filesOf } from './workspace.ts';

/** What is known of the project in one state. */
export interface Results {
  /** The state: a digest of all files but the mutants and what runs them. */
  readonly project: string;
  /** Test files and checks that pass as it is. */
  readonly passing: readonly string[];
  readonly findings: Readonly<Record<string, Finding & { readonly digest: string }>>;
}

/** Where the results are kept, in the project. */
export const RESULTS = join('node_modules', '.cache', 'mutants.json');

const OURS = /^(?:tests\/mutants|scripts\/mutants|tests\/scripts\/mutants|tests\/fixtures\/mutants)[./]|^README\.md$/;

/** Tells one state of the project from another. */
function projectDigest(root: string): string {
  const hash = createHash('sha256');
  for (const path of filesOf(root).filter((file) => !OURS.test(file)).toSorted()) hash.update(`${path}\0`).update(readFileSync(join(root, path))).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** Reads what was found of the project as it is now; of another state nothing holds any more. */
export function readResults(root: string): Results {
  const project = projectDigest(root);
  const last = readKept(join(root, RESULTS));
  return last?.project === project ? last : { project, passing: [], findings: {} };
}

/** Adds what was found to what is kept, which another run may have added to as well. */
export function keepResults(root: string, { project, passing, findings }: Results): void {
  const path = join(root, RESULTS);
  const last = readKept(path);
  const before = last?.project === project ? last : { passing: [], findings: {} };
  const kept: Results = { project, passing: [...new Set([...before.passing, ...passing])], findings: { ...before.findings, ...findings } };
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(kept, null, 2)}\n`);
}

const readKept = (path: string): Results | undefined => (existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Results) : undefined);

/** What was found of a mutant that is still the same. */
export function findingOf({ findings }: Results, mutant: Listed): Finding | undefined {
  const found = findings[mutant.id];
  return found?.digest === digestOf(mutant) ? found : undefined;
}
