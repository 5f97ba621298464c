import type { CompiledImages } from '#contract';
import { createContext, useContext } from 'react';
import { images } from '#generated/media.ts';

const ImagesContext = createContext<CompiledImages>(images);

/** Gives the blocks below it other pictures than the site's: the gallery has its own. */
export const ImagesProvider = ImagesContext.Provider;

/** What is known of the pictures, by their files. */
export function useImages(): CompiledImages {
  return useContext(ImagesContext);
}
