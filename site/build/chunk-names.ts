import type { Plugin } from 'vite';

/**
 * Shortens the hash in the names of the browser's chunks from eight characters to six: each page's script contains the
 * names of all chunks that it may fetch, and hashes do not compress. 36 bits are enough for a few dozen files per
 * build.
 */
export function shortChunkNames(): Plugin {
  return {
    name: 'site:short-chunk-names',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    outputOptions: (options) => ({ ...options, chunkFileNames: 'assets/chunks/chunk-[hash:6].js' }),
  };
}
