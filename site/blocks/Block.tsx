import type { CompiledBlock } from '#contract';
import type { ReactElement } from 'react';
import { Article } from './Article.tsx';
import { BookingWidget } from './BookingWidget.tsx';
import { CallToAction } from './CallToAction.tsx';
import { Cards } from './Cards.tsx';
import { Cases } from './Cases.tsx';
import { Checklist } from './Checklist.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import { Custom } from './Custom.tsx';
import { Disclaimer } from './Disclaimer.tsx';
import { Faq } from './Faq.tsx';
import { FormDialog } from './FormDialog.tsx';
import { FormSection } from './FormSection.tsx';
import { Groups } from './Groups.tsx';
import { Hero } from './Hero.tsx';
import { LegalText } from './LegalText.tsx';
import { Notice } from './Notice.tsx';
import { Pair } from './Pair.tsx';
import { Prose } from './Prose.tsx';
import { Quotes } from './Quotes.tsx';
import { ServiceCards } from './ServiceCards.tsx';
import { Statement } from './Statement.tsx';
import { Stats } from './Stats.tsx';
import { Steps } from './Steps.tsx';
import { Tabs } from './Tabs.tsx';
import { Topics } from './Topics.tsx';
import { Values } from './Values.tsx';

// Blocks that hold others are handed this: importing it themselves would be a circle.
const drawBlock = (inner: CompiledBlock): ReactElement => <Block block={inner} />;

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
    case 'prose':
      return <Prose block={block} />;
    case 'pair':
      return <Pair block={block} />;
    case 'groups':
      return <Groups block={block} />;
    case 'stats':
      return <Stats block={block} />;
    case 'cases':
      return <Cases block={block} />;
    case 'quotes':
      return <Quotes block={block} />;
    case 'contactDetails':
      return <ContactDetails block={block} />;
    case 'bookingWidget':
      return <BookingWidget block={block} />;
    case 'formDialog':
      return <FormDialog block={block} />;
    case 'disclaimer':
      return <Disclaimer block={block} />;
    case 'article':
      return <Article block={block} />;
    case 'legalText':
      return <LegalText block={block} />;
    case 'notice':
      return <Notice block={block} />;
    case 'custom':
      return <Custom block={block} />;
    case 'tabs':
      return <Tabs block={block} drawBlock={drawBlock} />;
  }
}
