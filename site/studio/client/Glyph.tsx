import type { ReactElement } from 'react';
import { strokes } from '../../styles/strokes.ts';

/** An icon of the site's family. Whatever it stands in says what it means. */
export function Glyph({ name }: { readonly name: keyof typeof strokes & string }): ReactElement {
  return (
    <svg
      className="glyph"
      viewBox="0 0 32 32"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: strokes[name] ?? '' }}
    />
  );
}
