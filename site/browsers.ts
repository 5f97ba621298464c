import { browserslistToTargets, Features } from 'lightningcss';

/** The oldest version of each browser that the site is built for. Everything that compiles CSS or JavaScript takes them from here. */
const oldest = { chrome: '111', edge: '111', firefox: '114', safari: '16.4', ios_saf: '16.4' };

/** The browsers as Vite and its minifier name them. */
export const browsers: string[] = Object.entries(oldest).map(
  ([name, version]) => name.replace('ios_saf', 'ios') + version,
);

/** What makes lightningcss write a style sheet that those browsers understand: without targets it writes for the newest. */
export const compiledFor = {
  targets: browserslistToTargets(Object.entries(oldest).map((browser) => browser.join(' '))),
  // The dark theme is a class. Else each `color-scheme` would bring the helper variables of `light-dark()`, which nothing uses.
  exclude: Features.LightDark,
};
