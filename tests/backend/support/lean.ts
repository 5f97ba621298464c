/** The size of a header of a tar archive, and of what its contents are filled up to. */
const BLOCK = 512;

/** The databases that a cluster has new ones made from, which nobody makes in PGlite: two fifths of its files. */
const TEMPLATES = /^\/?base\/(?:1|4)\/./;

/** What a cluster keeps pages in: PGlite takes a second to prepare the 128 MB that are usual, and no test has so many rows. */
const BUFFERS = { usual: 'shared_buffers = 128MB', small: 'shared_buffers = 4MB  ' };

/** A cluster's tar archive without what is in its template databases, and with small buffers: PGlite opens it in a fifth of the time. */
export function lean(tar: Uint8Array): Buffer {
  const archive = Buffer.from(tar);
  const kept: Buffer[] = [];
  for (let at = 0; at < archive.length;) {
    const header = archive.subarray(at, at + BLOCK);
    const name = textOf(header, 0, 100);
    const size = Number.parseInt(textOf(header, 124, 12), 8) || 0;
    const end = at + BLOCK * (1 + Math.ceil(size / BLOCK));
    const entry = archive.subarray(at, end);
    const buffers = /^\/?postgresql\.conf$/.test(name) ? entry.indexOf(BUFFERS.usual) : -1;
    if (buffers >= 0) entry.write(BUFFERS.small, buffers);
    if (!TEMPLATES.test(name)) kept.push(entry);
    at = end;
  }
  return Buffer.concat(kept);
}

function textOf(header: Buffer, from: number, length: number): string {
  return header.toString('latin1', from, from + length).replace(/\0[^]*/, '');
}
