import type { ButtonHTMLAttributes } from 'react';
import { strokes } from '../../styles/strokes.ts';

/** A decorative icon from the site's set. The element around it needs a label. */
export function Glyph({ name }: { readonly name: keyof typeof strokes & string }) {
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

/** A button that only shows an icon. */
export function IconButton({ icon, label, ...attributes }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} {...attributes}>
      <Glyph name={icon} />
    </button>
  );
}
