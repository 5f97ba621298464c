import Negotiator from 'negotiator';
import { encodings, type Encoding } from './read-files.ts';

/** Browsers send a handful of different headers; whoever sends thousands shall not fill the memory. */
const REMEMBERED = 100;

const known = new Map<string, readonly Encoding[]>();

/** The encodings that a client takes, the one that it likes best first, and of equals the smallest. */
export function acceptedEncodings(acceptEncoding: string | undefined): readonly Encoding[] {
  const header = acceptEncoding ?? '';
  let accepted = known.get(header);
  if (accepted === undefined) {
    accepted = parse(header);
    if (known.size < REMEMBERED) known.set(header, accepted);
  }
  return accepted;
}

/** What the package's types do not know yet: which of several is taken that a client likes equally well. */
interface Choice {
  encodings(available: string[], options: { preferred: string[] }): string[];
}

function parse(header: string): readonly Encoding[] {
  const choice: Choice = new Negotiator({ headers: { 'accept-encoding': header } });
  const wanted = choice.encodings([...encodings], { preferred: [...encodings] });
  // A client that takes nothing at all gets the plain form: better than no page.
  return [...new Set([...wanted, 'identity'])] as Encoding[];
}
