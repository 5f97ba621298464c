import type { CompiledBlockOf } from '#contract';
import type { FAQPage } from 'schema-dts';
import type { StructuredDataSource } from './source.ts';

/** The questions of a page, with their answers as they stand on it. */
export function faqPage({ entry, t }: StructuredDataSource, questions: CompiledBlockOf<'faq'>['items']): FAQPage {
  return {
    '@type': 'FAQPage',
    inLanguage: entry.locale,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: t(question),
      acceptedAnswer: { '@type': 'Answer', text: t(answer) },
    })),
  };
}
