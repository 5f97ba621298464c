import type { CompiledDrawing, CompiledLogo } from '#contract';
import { brand } from '#generated/brand.ts';
import { navigation } from '#generated/navigation.ts';
import { firm } from '#generated/site.ts';
import { markOrigin } from '../shared/text-origin.ts';
import { useWords } from '../render/prose.tsx';

const { logo } = brand;
/** The height of mark and wordmark, in em of the logo: 28 px at the default text size. */
const height = 28 / 24;

/** The firm's mark and name, as a link to the home page in the visitor's language. */
export function Logo() {
  const { t, locale } = useWords();
  return (
    <a className="logo" href={navigation.logo[locale]} aria-label={t('shared:nav.logo')}>
      <Part name="mark" />
      {logo.wordmark ? <Part name="wordmark" /> : markOrigin(firm.name, 'spec:firm.name')}
    </a>
  );
}

/**
 * A part of the logo. If there is another one for dark backgrounds, both are in the HTML, and the style sheet shows
 * one.
 */
function Part({ name }: { name: keyof CompiledLogo }) {
  const className = name === 'wordmark' ? name : undefined;
  const drawing = logo[name];
  if (!drawing) return null;
  const onDark = logo.onDark?.[name];
  if (!onDark) return <Drawn drawing={drawing} className={className} />;
  return (
    <>
      <Drawn drawing={drawing} className={[className, 'on-light'].filter(Boolean).join(' ')} />
      <Drawn drawing={onDark} className={[className, 'on-dark'].filter(Boolean).join(' ')} />
    </>
  );
}

function Drawn({ drawing, className }: { drawing: CompiledDrawing; className: string | undefined }) {
  const { viewBox, box, attributes, markup } = drawing;
  return (
    <svg
      className={className}
      width={em((height * box.width) / box.height)}
      height={em(height)}
      viewBox={viewBox}
      {...reactNames(attributes)}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

function em(length: number): string {
  return `${Number(length.toFixed(4))}em`;
}

/** `stroke-width` is `strokeWidth` to React. */
function reactNames(attributes: CompiledDrawing['attributes']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}
