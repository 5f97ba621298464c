import type { ReactElement } from 'react';
import type { CompiledBlock } from '#schema';
import { CallToAction } from './CallToAction.tsx';
import { Cards } from './Cards.tsx';
import { Checklist } from './Checklist.tsx';
import { Faq } from './Faq.tsx';
import { FormSection } from './FormSection.tsx';
import { Hero } from './Hero.tsx';
import { LegalText } from './LegalText.tsx';
import { Notice } from './Notice.tsx';
import { ServiceCards } from './ServiceCards.tsx';
import { Statement } from './Statement.tsx';
import { Steps } from './Steps.tsx';
import { Tabs } from './Tabs.tsx';
import { Topics } from './Topics.tsx';
import { Values } from './Values.tsx';

/** Draws a block by its kind. A kind without a component does not compile. */
export function Block({ block }: { block: CompiledBlock }): ReactElement {
  switch (block.kind) {
    case 'hero':
      return <Hero block={block} />;
    case 'serviceCards':
      return <ServiceCards block={block} />;
    case 'cards':
      return <Cards block={block} />;
    case 'checklist':
      return <Checklist block={block} />;
    case 'steps':
      return <Steps block={block} />;
    case 'values':
      return <Values block={block} />;
    case 'topics':
      return <Topics block={block} />;
    case 'faq':
      return <Faq block={block} />;
    case 'callToAction':
      return <CallToAction block={block} />;
    case 'statement':
      return <Statement block={block} />;
    case 'formSection':
      return <FormSection block={block} />;
    case 'legalText':
      return <LegalText block={block} />;
    case 'notice':
      return <Notice block={block} />;
    case 'tabs':
      return <Tabs block={block} />;
  }
}
