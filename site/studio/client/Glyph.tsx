import type { ButtonHTMLAttributes, ReactElement } from 'react';
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

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: keyof typeof strokes & string;
  readonly label: string;
}

/** A button that shows an icon alone. */
export function IconButton({ icon, label, ...attributes }: IconButtonProps): ReactElement {
  return (
    <button type="button" aria-label={label} {...attributes}>
      <Glyph name={icon} />
    </button>
  );
}
