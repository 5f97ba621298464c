import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Failure, Upload } from '../contract.ts';
import { failure } from '../failure.ts';
import { plainWords } from '../../../generator/edit/plain-words.ts';
import { probe } from '../../../generator/read/media/probe.ts';

/** An accepted picture, or why it was rejected. */
type UploadResult = { readonly ok: true; readonly upload: Upload } | Failure;

const endings: Readonly<Record<string, string>> = { jpeg: 'jpg', jpe: 'jpg', jfif: 'jpg' };

/**
 * Turns a file name into one that is safe in addresses and on all operating systems.
 * @example cleanName('Foto Oficina (2).JPEG') // 'foto-oficina-2.jpg'
 */
export function cleanName(fileName: string): string {
  const last = fileName.split(/[\\/]/).at(-1) ?? '';
  const [, stem = last, ending = ''] = /^(.*)\.([^.]*)$/.exec(last) ?? [];
  const end = plainWords(ending);
  return `${plainWords(stem).slice(0, 60) || 'picture'}.${endings[end] ?? end}`;
}

/** The name, with a number if another file already has it. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  const [stem, ending] = [name.slice(0, name.lastIndexOf('.')), name.slice(name.lastIndexOf('.'))];
  let candidate = name;
  for (let number = 2; isTaken(candidate); number += 1) candidate = `${stem}-${number}${ending}`;
  return candidate;
}

/** Uploaded pictures that no edit has used yet, in `.studio/uploads/`. */
export class Uploads {
  readonly #folder: string;
  readonly #media: string;
  readonly #uploads = new Map<string, Upload>();

  constructor(folder: string, media: string) {
    this.#folder = join(folder, 'uploads');
    this.#media = media;
  }

  /** Checks a picture and stores it, without adding it to the site. */
  async take(fileName: string, content: Buffer): Promise<UploadResult> {
    const name = cleanName(fileName);
    const { fault } = await probe(name, content);
    if (fault) return failure(`${fileName} ${fault.message} ${fault.hint ?? ''}`.trim(), fault.code);
    // The same picture under the same name is not added twice.
    const isSame = (file: string): boolean =>
      existsSync(join(this.#media, file)) && readFileSync(join(this.#media, file)).equals(content);
    const waiting = new Set([...this.#uploads.values()].map(({ file }) => file));
    const isTaken = (file: string): boolean => (waiting.has(file) || hasFile(this.#media, file)) && !isSame(file);
    const upload: Upload = { id: randomUUID(), file: freeName(name, isTaken) };
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(join(this.#folder, upload.id), content);
    this.#uploads.set(upload.id, upload);
    return { ok: true, upload };
  }

  /** An uploaded picture with its bytes. */
  get(id: string): { readonly upload: Upload; readonly content: Buffer } | undefined {
    const upload = this.#uploads.get(id);
    return upload && { upload, content: readFileSync(join(this.#folder, id)) };
  }
}

/** Whether a file exists. Ignores case, since some file systems do. */
function hasFile(folder: string, file: string): boolean {
  return existsSync(folder) && readdirSync(folder).some((name) => name.toLowerCase() === file.toLowerCase());
}
