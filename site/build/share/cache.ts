import { cachedIn } from '../cached-file.ts';

export { digest } from '../cached-file.ts';

/** The cache of share images and their fonts. */
export const cached = cachedIn('share-images');
