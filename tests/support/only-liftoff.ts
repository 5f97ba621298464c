/**
 * The flags of Node for a short-lived process with PGlite: V8 only compiles WebAssembly quickly. Optimising it as well
 * takes longer than the work of a test.
 */
export const ONLY_LIFTOFF = ['--liftoff-only'];
