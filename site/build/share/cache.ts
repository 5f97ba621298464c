import { cachedIn } from '../cached-file.ts';

export { digest } from '../cached-file.ts';

/** The files that share images are made of, and the images. */
export const cached = cachedIn('share-images');
