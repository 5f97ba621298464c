import type { Site } from '../../contract.ts';
import { inStudio } from '../base.ts';

/** Pictures that were chosen in this window and are not in the site yet. */
const waiting = new Map<string, string>();

/** Lets forms show a picture before it is saved. */
export function showFile(name: string, file: File): void {
  waiting.set(name, URL.createObjectURL(file));
}

/** Where a picture of the spec can be seen. */
export function mediaAddress({ media }: Pick<Site, 'media'>, name: string): string {
  return waiting.get(name) ?? inStudio(`/@fs/${media.replace(/^\//, '')}${name}`);
}
