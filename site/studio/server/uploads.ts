import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Failure, Upload } from '../contract.ts';
import { failure } from '../failure.ts';
import { plainWords } from '../../../generator/edit/plain-words.ts';

/** A picture that waits to be used, or why it cannot be. */
export type Taken = { readonly ok: true; readonly upload: Upload } | Failure;

/** What a picture is, or what is wrong with it. */
export type Probe = (
  name: string,
  content: Buffer,
) => Promise<
  | { readonly width: number; readonly height: number }
  | { readonly fault: { readonly code: string; readonly message: string; readonly hint?: string } }
>;

const endings: Readonly<Record<string, string>> = { jpeg: 'jpg', jpe: 'jpg', jfif: 'jpg' };

/**
 * The name of a picture as addresses and every system can have it.
 * @example cleanName('Foto Oficina (2).JPEG') // 'foto-oficina-2.jpg'
 */
export function cleanName(given: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? '';
  const [, stem = last, ending = ''] = /^(.*)\.([^.]*)$/.exec(last) ?? [];
  const end = plainWords(ending);
  return `${plainWords(stem).slice(0, 60) || 'picture'}.${endings[end] ?? end}`;
}

/** The name with a number where another file has it. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  const [stem, ending] = [name.slice(0, name.lastIndexOf('.')), name.slice(name.lastIndexOf('.'))];
  let free = name;
  for (let number = 2; isTaken(free); number += 1) free = `${stem}-${number}${ending}`;
  return free;
}

/** Pictures that were handed over and are not used yet, in `.studio/uploads/`. */
export class Uploads {
  readonly #folder: string;
  readonly #media: string;
  readonly #probe: Probe;
  readonly #known = new Map<string, Upload>();

  constructor(folder: string, media: string, probe: Probe) {
    this.#folder = join(folder, 'uploads');
    this.#media = media;
    this.#probe = probe;
  }

  /** Looks at a picture before anything is written of it. */
  async take(given: string, content: Buffer): Promise<Taken> {
    const name = cleanName(given);
    const found = await this.#probe(name, content);
    if ('fault' in found)
      return failure(`${given} ${found.fault.message} ${found.fault.hint ?? ''}`.trim(), found.fault.code);
    // The same picture under the same name is no other one.
    const isSame = (file: string): boolean =>
      existsSync(join(this.#media, file)) && readFileSync(join(this.#media, file)).equals(content);
    const waiting = new Set([...this.#known.values()].map(({ file }) => file));
    const taken = (file: string): boolean => (waiting.has(file) || hasFile(this.#media, file)) && !isSame(file);
    const upload: Upload = { id: randomUUID(), file: freeName(name, taken), width: found.width, height: found.height };
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(join(this.#folder, upload.id), content);
    this.#known.set(upload.id, upload);
    return { ok: true, upload };
  }

  /** A picture that waits, with its bytes. */
  get(id: string): { readonly upload: Upload; readonly content: Buffer } | undefined {
    const upload = this.#known.get(id);
    return upload && { upload, content: readFileSync(join(this.#folder, id)) };
  }
}

/** Whatever the case of the letters: some systems take two such names for one. */
function hasFile(folder: string, file: string): boolean {
  return existsSync(folder) && readdirSync(folder).some((name) => name.toLowerCase() === file.toLowerCase());
}
