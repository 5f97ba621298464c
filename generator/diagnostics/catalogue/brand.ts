import { didYouMean, type Entry, type UnknownName } from './entry.ts';

interface Ground {
  readonly ground: string;
  readonly ratio: number;
}

interface TooLow {
  readonly theme: string;
  readonly front: string;
  readonly worst: Ground;
  readonly others: readonly Ground[];
  readonly least: number;
  readonly use: string;
}

// Rounded down, so that 4.49, which is too low for 4.5, is not shown as 4.5.
function shownRatio(ratio: number): string {
  return `${Math.floor(ratio * 10) / 10}:1`;
}

/** Colours, logo, fonts and icons. */
export const brand = {
  'brand/contrast': {
    message: ({ theme, front, worst, others, least, use }: TooLow) => {
      const also = others.map(({ ground, ratio }) => `${ground} (${shownRatio(ratio)})`).join(', ');
      return (
        `In the ${theme} theme, the contrast of ${front} on ${worst.ground} is ${shownRatio(worst.ratio)}, which is too low for ` +
        `${use}: at least ${least}:1 is required.${also === '' ? '' : ` Also too low: on ${also}.`}`
      );
    },
    hint: 'Make one of the two lighter or darker.',
  },
  'brand/house': {
    severity: 'warning',
    message: ({ file, service }: { file: string; service: string }) =>
      `The service "${service}" has no window in the house drawing, spec/media/${file}.`,
    hint: ({ service }: { service: string }) =>
      `Add one to the drawing: <g data-service="${service}"> with a <rect class="pane" x="…" y="…" width="…" height="…"/> in it.`,
  },
  'brand/house#service': {
    message: ({ file, name }: UnknownName & { file: string }) =>
      `The house drawing, spec/media/${file}, has a window for the service "${name}", which does not exist.`,
    hint: didYouMean,
  },
  'icon/unknown': {
    message: ({ icon }: { icon: string }) => `There is no icon "${icon}".`,
    hint: ({ meant }: { meant: string | undefined }) =>
      meant === undefined ? 'Choose one from https://phosphoricons.com.' : `Did you mean "${meant}"?`,
  },
  'font/not-installed': {
    message: ({ name }: { name: string }) => `The package "${name}" is not installed.`,
    hint: ({ name }: { name: string }) => `Run npm install --save-dev ${name}`,
  },
  'font/no-file': {
    message: ({ name, file }: { name: string; file: string }) => `The package "${name}" has no file "${file}".`,
    hint: 'Name a file, weight, style or subset that the package has.',
  },
} satisfies Record<string, Entry>;
