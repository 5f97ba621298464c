/** Reads a body of any source; `undefined` if it is longer than the limit, of which no more is kept, whatever its length header says. */
export async function readUpTo(
  maxBytes: number,
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
