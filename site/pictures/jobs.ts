import type { CompiledImages, ImageFacts } from '#contract';
import { places, type PlaceName } from './places.ts';
import { pictureAddress, themes, variantsOf, type Variant } from './variants.ts';

/** A file that can be encoded from a picture. */
export interface PictureJob {
  /** The picture's path below the folder of all pictures. */
  readonly file: string;
  readonly facts: ImageFacts;
  readonly place: PlaceName;
  readonly variant: Variant;
}

/** All files that can be encoded from pictures, by address. */
export function jobsOf(images: CompiledImages): ReadonlyMap<string, PictureJob> {
  const jobs = new Map<string, PictureJob>();
  for (const [file, facts] of Object.entries(images))
    for (const place of Object.keys(places) as PlaceName[])
      for (const theme of facts.tones ? themes : [undefined])
        for (const lit of facts.windows ? [false, true] : [false])
          for (const focus of [undefined, ...(facts.focuses ?? [])]) {
            const { sources, fallback } = variantsOf({ ...facts, focus }, place, theme, lit);
            for (const variant of [...sources.flatMap(({ files }) => files), fallback])
              jobs.set(pictureAddress(file, facts, place, variant), { file, facts, place, variant });
          }
  return jobs;
}
