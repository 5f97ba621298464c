import type { CompiledBlockOf } from '#contract';
import type { Answer, FAQPage, Question } from 'schema-dts';
import type { StructuredDataSource } from './source.ts';

/** The questions of a page, with their answers as they stand on it. */
export function faqPage({ entry, t }: StructuredDataSource, questions: CompiledBlockOf<'faq'>['items']): FAQPage {
  // Each by its own type, or the compiler compares it with every type of schema.org.
  const mainEntity = questions.map(({ question, answer }): Question => {
    const acceptedAnswer: Answer = { '@type': 'Answer', text: t(answer) };
    return { '@type': 'Question', name: t(question), acceptedAnswer };
  });
  return { '@type': 'FAQPage', inLanguage: entry.locale, mainEntity };
}
