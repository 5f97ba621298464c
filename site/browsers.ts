import { browserslistToTargets, Features } from 'lightningcss';

/** The oldest supported version of each browser, for everything that compiles CSS or JavaScript. */
const oldest = { chrome: '111', edge: '111', firefox: '114', safari: '16.4', ios_saf: '16.4' };

/** The browsers in the format of Vite and its minifier. */
export const browsers: string[] = Object.entries(oldest).map(
  ([name, version]) => name.replace('ios_saf', 'ios') + version,
);

/** lightningcss options for these browsers; without targets it compiles for the newest. */
export const compiledFor = {
  targets: browserslistToTargets(Object.entries(oldest).map((browser) => browser.join(' '))),
  // The dark theme is a class. Each `color-scheme` would add helper variables for `light-dark()`, which is unused.
  exclude: Features.LightDark,
};
