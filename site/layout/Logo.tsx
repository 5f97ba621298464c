import type { CompiledDrawing } from '#contract';
import type { ReactElement } from 'react';
import { brand } from '#generated/brand.ts';
import { navigation } from '#generated/navigation.ts';
import { firm } from '#generated/site.ts';
import { withOrigin } from '../lib/origin.ts';
import { usePage } from '../lib/page.tsx';
import { useText } from '../lib/text.tsx';

const { mark, wordmark } = brand.logo;
/** How high both are, in pixels. */
const height = 28;

/** The firm's mark and name, leading to the start of the site in the visitor's language. */
export function Logo(): ReactElement {
  const t = useText();
  const { locale } = usePage();
  return (
    <a className="logo" href={navigation.logo[locale]} aria-label={t('shared:nav.logo')}>
      {mark ? <Part drawing={mark} /> : null}
      {wordmark ? <Part drawing={wordmark} className="wordmark" /> : withOrigin(firm.name, 'spec:firm.name')}
    </a>
  );
}

function Part({ drawing, className }: { drawing: CompiledDrawing; className?: string }): ReactElement {
  const { viewBox, box, attributes, markup } = drawing;
  const width = Math.round((height * box.width) / box.height);
  return (
    <svg className={className} width={width} height={height} viewBox={viewBox} {...reactNames(attributes)} aria-hidden="true" dangerouslySetInnerHTML={{ __html: markup }} />
  );
}

/** `stroke-width` is `strokeWidth` to React. */
const reactNames = (attributes: CompiledDrawing['attributes']): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()), value]));
