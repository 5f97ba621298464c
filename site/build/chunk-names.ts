import type { Plugin } from 'vite';

/**
 * Names the browser's chunks by six letters of their hash instead of eight: each page's own script holds the names of all that it may
 * fetch, and nothing of a hash can be compressed. 36 bits are enough to tell one build's few dozen files from another's.
 */
export function shortChunkNames(): Plugin {
  return {
    name: 'site:short-chunk-names',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    outputOptions: (options) => ({ ...options, chunkFileNames: 'assets/chunks/chunk-[hash:6].js' }),
  };
}
