import type { CompiledImages, ImageFacts } from '#contract';
import { places } from './places.ts';
import type { PlaceName } from './places.ts';
import { pictureAddress, variantsOf } from './variants.ts';
import type { Variant, Variants } from './variants.ts';

/** A file that can be encoded from a picture. */
export interface PictureJob {
  /** The picture's path below the folder of all pictures. */
  readonly file: string;
  readonly facts: ImageFacts;
  readonly place: PlaceName;
  readonly variant: Variant;
}

const themes = ['light', 'dark'] as const;

/** All files that can be encoded from pictures, by address. */
export function jobsOf(images: CompiledImages): ReadonlyMap<string, PictureJob> {
  return new Map(
    Object.entries(images).flatMap(([file, facts]) =>
      (Object.keys(places) as PlaceName[]).flatMap((place) =>
        (facts.tones ? themes : [undefined])
          .flatMap((theme) =>
            (facts.windows ? [false, true] : [false]).flatMap((lit) =>
              [{}, ...(facts.focuses ?? []).map((focus) => ({ focus }))].flatMap((focus) =>
                allOf(variantsOf({ ...facts, ...focus }, place, theme, lit)),
              ),
            ),
          )
          .map((variant): [string, PictureJob] => [
            pictureAddress(file, facts, place, variant),
            { file, facts, place, variant },
          ]),
      ),
    ),
  );
}

function allOf({ sources, fallback }: Variants): readonly Variant[] {
  return [...sources.flatMap(({ files }) => files), fallback];
}
