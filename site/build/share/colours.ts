const names = ['stone', 'ink', 'jade', 'spark', 'plinth', 'plinth-line', 'on-plinth', 'on-plinth-soft', 'plinth-accent'] as const;

/** The colours of a share image, by the names that they have in the style sheet. */
export type Colours = Readonly<Record<(typeof names)[number], string>>;

/** Takes the colours of the light theme from the text of `styles/tokens.css`. */
export function readColours(css: string): Colours {
  const light = /:root \{([^}]*)\}/.exec(css)?.[1] ?? '';
  const entries = names.map((name) => {
    const value = new RegExp(`--${name}: (#[0-9a-f]{3,6});`).exec(light)?.[1];
    if (!value) throw new Error(`site/styles/tokens.css no longer says what --${name} is, and the share images use it.`);
    return [name, value] as const;
  });
  return Object.fromEntries(entries) as Colours;
}
