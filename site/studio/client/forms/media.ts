import { inStudio } from '../base.ts';
import { getState } from '../store.ts';

/** Object URLs of pictures that were chosen in this window and are not part of the site yet. */
const pending = new Map<string, string>();

/** Makes a chosen picture visible in forms before it is saved. */
export function showFile(name: string, file: File): void {
  pending.set(name, URL.createObjectURL(file));
}

/** The address of a picture, for display in forms. */
export function mediaAddress(name: string): string | undefined {
  const address = getState().site?.addresses[name];
  return address === undefined ? pending.get(name) : inStudio(address);
}
