/** How many characters of an address are read, and how many are reported. */
const longest = { read: 2000, reported: 120 };

/**
 * Masks what could be personal in a path: query and fragment, e-mail addresses, numbers of five digits and more
 * (telephones, postal and tax codes), tokens. Words stay, since they tell what the bad link was. The result is
 * truncated.
 *
 * @example maskPath('/thanks/ana%40mail.example/55-1234-5678') // '/thanks/:email/:number'
 */
export function maskPath(path: string): string {
  const [bare = ''] = path.slice(0, longest.read).split(/[?#]/, 1);
  // Escaped `?` and `#` too, as in a pasted address.
  const [plain = ''] = decoded(bare).split(/[?#]/, 1);
  const masked = plain
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .split('/')
    .map(maskSegment)
    .join('/');
  return masked.length > longest.reported ? `${masked.slice(0, longest.reported)}…` : masked;
}

function maskSegment(segment: string): string {
  if (segment.includes('@')) return ':email';
  return (
    segment
      .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, ':token')
      .replaceAll(/\w{16,}/g, (run) => (/\d/.test(run) || /[a-z][A-Z]/.test(run) ? ':token' : run))
      .replaceAll(/\d(?:[ ().+_-]{0,2}\d){4,}/g, ':number')
      // A tax or population code as in Mexico or Italy: letters and a date of birth.
      .replaceAll(/\b[a-zñ&]{3,4}:number\w*/giu, ':number')
  );
}

// Decodes up to three times; what `decodeURIComponent` rejects is decoded character by character.
function decoded(path: string): string {
  let text = path;
  for (let round = 0; round < 3 && text.includes('%'); round += 1) {
    try {
      text = decodeURIComponent(text);
    } catch {
      text = text.replaceAll(/%([2-7][0-9a-f])/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
    }
  }
  return text.normalize('NFKC');
}
