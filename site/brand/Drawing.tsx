import type { CompiledDrawing } from '#contract';
import { brand } from '#generated/brand.ts';

interface DrawingProps {
  readonly drawing: CompiledDrawing | undefined;
  readonly className: string;
  readonly name?: string;
}

/** A drawing of the brand. It is decorative, so screen readers skip it. */
function Drawing({ drawing, className, name }: DrawingProps) {
  if (!drawing) return null;
  const content = { __html: drawing.markup };
  return (
    <svg
      className={className}
      viewBox={drawing.viewBox}
      aria-hidden="true"
      data-motif={name}
      dangerouslySetInnerHTML={content}
    />
  );
}

/** The line drawing of a service, by its name in the brand. */
export function Motif({ name }: { name: string | undefined }) {
  return name === undefined ? null : <Drawing drawing={brand.motifs[name]} className="motif" name={name} />;
}

/** The ornament beside a heading that has no motif. */
export function Ornament() {
  return <Drawing drawing={brand.ornament} className="ornament" />;
}

/** The ornament behind a call to action. */
export function BandOrnament() {
  return <Drawing drawing={brand.bandOrnament} className="ornament ornament--band" />;
}
