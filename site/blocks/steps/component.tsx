import { useWords } from '../../render/prose.tsx';
import { type BlockProps, Points, Section } from '../parts/index.ts';

const columns = ['', '', 'lg:grid-cols-2', 'lg:grid-cols-3', 'md:grid-cols-2 lg:grid-cols-4', 'xl:grid-cols-5'];

/** How much lower a grade begins than the last one, by the number of grades after it. */
const falls = ['', 'lg:mt-10', 'lg:mt-20', 'lg:mt-30'];

/** Steps, one after the other. With marks of their own they form a stair that rises to the right. */
export default function Steps({ block }: BlockProps<'steps'>) {
  const { t, prose } = useWords();
  const { items } = block;
  const isStair = items.some(({ mark }) => mark);
  if (isStair) {
    return (
      <Section id={block.id} heading={block.heading} lead={block.lead}>
        <ol className="grades enter grid gap-6 lg:gap-0 lg:grid-flow-col lg:auto-cols-fr lg:border-b-6 lg:border-b-double lg:border-line-strong">
          {items.map((step, index) => (
            <li
              className={`p-6 border border-line border-t-3 border-t-accent bg-paper lg:border-b-0 lg:not-first:border-l-0 ${falls[items.length - 1 - index] ?? ''}`}
              key={step.title}
            >
              {step.mark ? (
                <p className="mb-3 font-heading font-420 text-[3rem] leading-none tracking-[-0.03em] text-accent">
                  {t(step.mark)}
                </p>
              ) : null}
              <h3>{t(step.title)}</h3>
              <p className="mt-2 text-base leading-[1.5] text-ink-soft">{prose(step.text)}</p>
              <Points points={step.points} look="lines" className="mt-3" />
            </li>
          ))}
        </ol>
      </Section>
    );
  }
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead}>
      <ol className={`steps enter grid gap-x-6 ${columns[items.length] ?? 'md:grid-cols-2 lg:grid-cols-3'}`}>
        {items.map((step, index) => (
          <li className="grid grid-cols-[2.75rem_1fr] lg:block py-3 rule" key={step.title}>
            <span
              className="font-heading font-460 text-[2.5rem] lg:text-[3.5rem] leading-none text-accent"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <div className="lg:mt-2">
              <h3>{t(step.title)}</h3>
              <p className="mt-1.5 soft text-base leading-[1.5]">{prose(step.text)}</p>
              <Points points={step.points} look="flow" className="mt-2.5" />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
