import type { CompiledRoom, CompiledService, ImageFacts } from '#contract';
import { brand } from '#generated/brand.ts';
import { images } from '#generated/media.ts';
import { services } from '#generated/services.ts';
import { pictureAddress, variantsOf, type Size, type Theme } from '../pictures/variants.ts';

/** The room of a service. */
export function roomOf(service: string): CompiledRoom {
  const room = brand.rooms?.[service];
  if (!room) throw new Error(`The brand has no room "${service}".`);
  return room;
}

/** The services that have a room. */
export const roomed: readonly CompiledService[] = services.filter(({ key }) => brand.rooms?.[key]);

/** The size of a room's picture, in its units. */
export function roomSize(service: string): Size {
  return drawingSize(roomOf(service).file);
}

/** The address of a room's picture in a theme. */
export function roomAddress(service: string, theme: Theme): string {
  return drawingAddress(roomOf(service).file, theme);
}

/** The size of a drawing, in its units. */
export function drawingSize(file: string): Size {
  const { width, height } = factsOf(file);
  return { width, height };
}

/** The address of a drawing in a theme. */
export function drawingAddress(file: string, theme: Theme): string {
  const facts = factsOf(file);
  return pictureAddress(file, facts, 'wide', variantsOf(facts, 'wide', theme).fallback);
}

function factsOf(file: string): ImageFacts {
  const facts = images[file];
  if (!facts) throw new Error(`"${file}" is not in site/generated/media.ts: run npm run generate.`);
  return facts;
}
