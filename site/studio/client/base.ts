/** An address of the studio's server: behind a desk, all of them are in a folder. @example inStudio('/_blocks') // '/studio/_blocks' */
export function inStudio(path: string): string {
  return import.meta.env.BASE_URL.replace(/\/$/, '') + path;
}
