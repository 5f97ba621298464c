import type { Entry } from '../diagnostic.ts';
import { didYouMean, type UnknownName } from '../words.ts';

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

/** The firm and its brand. */
export const firm = {
  // The firm, external services, and secrets in the spec.
  'firm/hours': {
    message: ({ opens }: { opens: string }) => `These hours overlap with others: the firm is already open at ${opens}.`,
    hint: 'Let one period end before the other begins.',
  },
  'firm/security-expired': {
    message: ({ expires }: { expires: string }) => `security.txt expired on ${expires}.`,
    hint: 'Check that the contact is still right, and set a day less than a year ahead.',
    severity: 'warning',
  },
  'analytics/script-origin': {
    message: ({ origin }: { origin: string }) =>
      `The script's origin, ${origin}, is not listed here: the content security policy would block the script.`,
    hint: ({ origin }: { origin: string }) => `Add '${origin}'.`,
  },
  'spec/secret': {
    message: ({ what }: { what: string }) => `This is ${what}: anyone who can read the repository could use it.`,
    hint: 'Remove it, revoke it, and set a new one as an environment variable.',
  },

  // Colours, logo, fonts and icons.
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
