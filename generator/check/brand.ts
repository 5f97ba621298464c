import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose, seeAlso } from '../diagnostics/diagnose.ts';
import type { SiteSpec } from '../schema/index.ts';
import { colourOf, groundsOf, uses, type Use } from './contrast.ts';

/** The description of a toast, under its title, is drawn on the background of its tone. */
function ofToasts({ errors }: SiteSpec): Use[] {
  return (['error', 'success'] as const)
    .filter((tone) =>
      Object.values(errors).some((entry) => entry.tone === tone && entry.channel === 'toast' && entry.title),
    )
    .map((tone) => [4.5, 'text', 'inkSoft', [`${tone}Tint`]]);
}

/** Refuses colour pairs with too little contrast. */
export function* contrasts(spec: SiteSpec): Iterable<Diagnostic> {
  const { colours } = spec.brand;
  for (const theme of ['light', 'dark'] as const) {
    for (const use of [...uses, ...ofToasts(spec)]) {
      const [least, purpose, front] = use;
      const [worst, ...others] = groundsOf(colours, theme, use).filter(({ ratio }) => ratio < least);
      if (!worst) continue;
      const path = ['brand', 'colours', theme];
      yield diagnose(
        'brand/contrast',
        [...path, front],
        { theme, front, worst, others, least, use: purpose },
        seeAlso([...path, colourOf(worst)], 'It is drawn on this colour.'),
      );
    }
  }
}
