import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { probe } from '../../../generator/read/probe.ts';
import { readGenerated } from '../../build/generated.ts';
import { pictureAddress, variantsOf } from '../../pictures/variants.ts';
import { fileName, plainWords } from '../../shared/file-name.ts';
import type { SeenEdit, Site, UploadResult } from '../contract.ts';
import { failure } from '../wording.ts';

const endings: Readonly<Record<string, string>> = { jpeg: 'jpg', jpe: 'jpg', jfif: 'jpg' };

/**
 * The name under which an uploaded picture is stored.
 * @example pictureName('Foto Oficina (2).JPEG') // 'foto-oficina-2.jpg'
 */
function pictureName(given: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? '';
  const [, stem = last, extension = ''] = /^(.*)\.([^.]*)$/.exec(last) ?? [];
  const ending = plainWords(extension);
  return fileName(stem, endings[ending] ?? ending, 'picture');
}

/** The name, with a number if another file already has it. */
function freeName(name: string, isTaken: (name: string) => boolean): string {
  const [stem, ending] = [name.slice(0, name.lastIndexOf('.')), name.slice(name.lastIndexOf('.'))];
  let candidate = name;
  for (let number = 2; isTaken(candidate); number += 1) candidate = `${stem}-${number}${ending}`;
  return candidate;
}

/**
 * Uploaded pictures, in `.studio/uploads/`. Each is copied to `spec/media/` under the same name when an edit uses it, and
 * stays here, so that undo and redo can remove and restore that copy.
 */
export class Uploads {
  readonly #folder: string;
  readonly #project: string;
  readonly #media: string;

  /** @param media the folder `spec/media/`, relative to the project */
  constructor(folder: string, project: string, media: string) {
    this.#folder = join(folder, 'uploads');
    this.#project = project;
    this.#media = media;
  }

  /** Checks a picture and stores it under its future name, without adding it to the site. */
  async take(given: string, content: Buffer): Promise<UploadResult> {
    const name = pictureName(given);
    const { fault } = await probe(name, content);
    if (fault) return failure(`${given} ${fault.message} ${fault.hint ?? ''}`.trim(), fault.code);
    // The same picture under the same name is not added twice.
    const isTaken = (folder: string, file: string): boolean =>
      hasFile(folder, file) && !(existsSync(join(folder, file)) && readFileSync(join(folder, file)).equals(content));
    const media = join(this.#project, this.#media);
    const file = freeName(name, (one) => isTaken(this.#folder, one) || isTaken(media, one));
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(join(this.#folder, file), content);
    return { ok: true, file };
  }

  /**
   * The uploads that edits refer to and the site does not have yet.
   * @param unsaved those that unsaved changes have added: a change that uses them too can be saved without the other one
   */
  usedIn(edits: readonly SeenEdit[], unsaved: readonly string[]): string[] {
    const files = existsSync(this.#folder) ? readdirSync(this.#folder) : [];
    return files.filter((file) => isUsed(file, edits) && (unsaved.includes(file) || !this.isInSite(file)));
  }

  isInSite(file: string): boolean {
    return existsSync(join(this.#project, this.#media, file));
  }

  /** Adds a picture to a checkout of the site. */
  addTo(project: string, file: string): void {
    cpSync(join(this.#folder, file), join(project, this.#media, file));
  }

  removeFromSite(file: string): void {
    rmSync(join(this.#project, this.#media, file), { force: true });
  }
}

/** Whether edits or a spec refer to a picture. */
export function isUsed(file: string, value: unknown): boolean {
  return JSON.stringify(value).includes(`"file":${JSON.stringify(file)}`);
}

/** Whether a file exists. Ignores case, since some file systems do. */
function hasFile(folder: string, file: string): boolean {
  return existsSync(folder) && readdirSync(folder).some((name) => name.toLowerCase() === file.toLowerCase());
}

/** The addresses of the site's pictures for display in forms, by file name. */
export async function pictureAddresses(root: string): Promise<Site['addresses']> {
  const { images } = await readGenerated('media.ts', join(root, 'site', 'generated'));
  return Object.fromEntries(
    Object.entries(images).map(([name, facts]) => [
      name,
      pictureAddress(name, facts, 'text', variantsOf(facts, 'text', 'light').fallback),
    ]),
  );
}
