import { images } from '#generated/media.ts';
import { pictureAddress, variantsOf } from '../../../pictures/variants.ts';
import { inStudio } from '../base.ts';

/** Pictures that were chosen in this window and are not in the site yet. */
const waiting = new Map<string, string>();

/** Lets forms show a picture before it is saved. */
export function showFile(name: string, file: File): void {
  waiting.set(name, URL.createObjectURL(file));
}

/** Where a picture of the spec can be seen. */
export function mediaAddress(name: string): string | undefined {
  const facts = images[name];
  if (!facts) return waiting.get(name);
  return inStudio(pictureAddress(name, facts, 'text', variantsOf(facts, 'text', 'light').fallback));
}
