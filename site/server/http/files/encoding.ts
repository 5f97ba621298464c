import Negotiator from 'negotiator';
import { encodings, type Encoding } from './read-files.ts';

/** Browsers send a handful of different headers; a client that sends thousands must not exhaust memory. */
const MAX_CACHED = 100;

const cache = new Map<string, readonly Encoding[]>();

/** The encodings that a client accepts, in its order of preference; equal ones smallest first. */
export function acceptedEncodings(acceptEncoding: string | undefined): readonly Encoding[] {
  const header = acceptEncoding ?? '';
  let accepted = cache.get(header);
  if (accepted === undefined) {
    accepted = parse(header);
    if (cache.size < MAX_CACHED) cache.set(header, accepted);
  }
  return accepted;
}

/** The package's types lack the option that breaks ties. */
interface Choice {
  encodings(available: string[], options: { preferred: string[] }): string[];
}

function parse(header: string): readonly Encoding[] {
  const choice: Choice = new Negotiator({ headers: { 'accept-encoding': header } });
  const wanted = choice.encodings([...encodings], { preferred: [...encodings] });
  // A client that accepts no encoding gets the uncompressed file, which is better than none.
  return [...new Set([...wanted, 'identity'])] as Encoding[];
}
