/** The size of a header of a tar archive, and of what its contents are filled up to. */
const BLOCK = 512;

/** The databases that a cluster has new ones made from, which nobody makes in PGlite: two fifths of its files. */
const TEMPLATES = /^\/?base\/(?:1|4)\/./;

/** A cluster's tar archive without what is in its template databases: PGlite opens it in half the time. */
export function withoutTemplates(tar: Uint8Array): Buffer {
  const archive = Buffer.from(tar.buffer, tar.byteOffset, tar.length);
  const kept: Buffer[] = [];
  for (let at = 0; at < archive.length;) {
    const header = archive.subarray(at, at + BLOCK);
    const size = Number.parseInt(textOf(header, 124, 12), 8) || 0;
    const end = at + BLOCK * (1 + Math.ceil(size / BLOCK));
    if (!TEMPLATES.test(textOf(header, 0, 100))) kept.push(archive.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

function textOf(header: Buffer, from: number, length: number): string {
  return header.toString('latin1', from, from + length).replace(/\0[^]*/, '');
}
