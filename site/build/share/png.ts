import { crc32, deflateSync } from 'node:zlib';

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const most = 256;

/**
 * Writes opaque pixels as a PNG with a palette: a few flat colours and their blends take a third of the bytes, and
 * nothing is lost.
 * @param pixels red, green, blue and alpha of each
 * @returns null when there are more colours than a palette holds
 */
export function encodePalette(pixels: Uint8Array, size: { width: number; height: number }): Buffer | null {
  const { width, height } = size;
  const view = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const palette = new Map<number, number>();
  // Each row begins with its filter: 0, none.
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const colour = view.getUint32((y * width + x) * 4);
      const index = palette.get(colour) ?? palette.size;
      if (index === palette.size) palette.set(colour, index);
      if (index === most) return null;
      rows[y * (width + 1) + x + 1] = index;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits a pixel, each an index into the palette.
  header.set([8, 3], 8);
  const colours = Uint8Array.from(
    [...palette.keys()].flatMap((colour) => [colour >>> 24, (colour >>> 16) & 255, (colour >>> 8) & 255]),
  );
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
