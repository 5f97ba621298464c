import type { CompiledBlockOf } from '#contract';
import { useWords } from '../../lib/prose.tsx';
import { Action, Actions, type BlockProps, FormBox, Icon, NextSteps, Section } from '../parts/index.ts';

type Aside = NonNullable<CompiledBlockOf<'formSection'>['aside']>;

const icons = {
  video: 'i-ph-video-camera',
  phone: 'i-ph-phone',
  email: 'i-ph-envelope-simple',
  chat: 'i-ph-chat-circle-text',
} as const;

/** A form, with its introduction and alternatives beside it. */
export default function FormSection({ block }: BlockProps<'formSection'>) {
  const { id, heading, lead, form, aside } = block;
  const beside = aside && <Beside aside={aside} />;
  return (
    <Section id={id} heading={heading} lead={lead} className="form-section section--stone" split="parts" aside={beside}>
      <FormBox id={form} />
      <NextSteps heading="h3" />
    </Section>
  );
}

function Beside({ aside }: { aside: Aside }) {
  const { t, prose } = useWords();
  return (
    <aside className="form-section__aside">
      <h3>{t(aside.heading)}</h3>
      <p>{prose(aside.text)}</p>
      <ContactOptions options={aside.options} />
      <Actions actions={aside.actions} primary={false} />
      {aside.guarantee ? (
        <p className="guarantee">
          <Icon name="i-ph-clock-countdown" />
          {t(aside.guarantee)}
        </p>
      ) : null}
    </aside>
  );
}

/** Other ways to reach the firm, one under the other. */
function ContactOptions({ options }: { options: Aside['options'] }) {
  const { t, prose } = useWords();
  if (!options?.length) return null;
  return (
    <ul className="options">
      {options.map((option) => (
        <li key={option.title}>
          <Icon name={icons[option.icon]} />
          <div>
            <h4>{t(option.title)}</h4>
            <p>{prose(option.text)}</p>
            <Action action={option.action} fallback="quiet" />
          </div>
        </li>
      ))}
    </ul>
  );
}
