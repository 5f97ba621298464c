import type { CompiledImages } from '#contract';
import { createContext, useContext } from 'react';
import { images } from '#generated/media.ts';

const ImagesContext = createContext<CompiledImages>(images);

/** Gives the blocks below it other pictures than the site's, such as those of the gallery. */
export const ImagesProvider = ImagesContext.Provider;

/** The metadata of the pictures, by file. */
export function useImages(): CompiledImages {
  return useContext(ImagesContext);
}
