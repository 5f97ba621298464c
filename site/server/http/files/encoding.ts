import Negotiator from 'negotiator';
import { encodings, type Encoding } from './read-files.ts';

/** Browsers send a handful of different headers; a client that sends thousands must not fill the memory. */
const REMEMBERED = 100;

const known = new Map<string, readonly Encoding[]>();

/** The encodings that a client accepts, in its order of preference, and smallest first among equals. */
export function acceptedEncodings(acceptEncoding: string | undefined): readonly Encoding[] {
  const header = acceptEncoding ?? '';
  let accepted = known.get(header);
  if (accepted === undefined) {
    accepted = parse(header);
    if (known.size < REMEMBERED) known.set(header, accepted);
  }
  return accepted;
}

/** Missing in the package's types: how ties are broken. */
interface Choice {
  encodings(available: string[], options: { preferred: string[] }): string[];
}

function parse(header: string): readonly Encoding[] {
  const choice: Choice = new Negotiator({ headers: { 'accept-encoding': header } });
  const wanted = choice.encodings([...encodings], { preferred: [...encodings] });
  // A client that accepts nothing at all gets the plain form, which is better than no page.
  return [...new Set([...wanted, 'identity'])] as Encoding[];
}
