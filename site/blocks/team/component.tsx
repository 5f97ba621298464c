import type { CompiledBlockOf } from '#contract';
import type { ReactElement } from 'react';
import { usePage } from '../../lib/page.tsx';
import { useProse } from '../../lib/prose.tsx';
import { useText } from '../../lib/text.tsx';
import type { BlockProps } from '../props.ts';
import { Actions } from '../parts/Actions.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Section } from '../parts/Section.tsx';

/** The people of the firm, side by side. */
export default function Team({ block }: BlockProps<'team'>): ReactElement {
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead}>
      <div className="team enter">
        {block.items.map((person) => (
          <Person person={person} key={person.name} />
        ))}
      </div>
    </Section>
  );
}

function Person({ person }: { person: CompiledBlockOf<'team'>['items'][number] }): ReactElement {
  const t = useText();
  const prose = useProse();
  const { locale } = usePage();
  const { languages, licence } = person;
  return (
    <article className="person" id={person.id}>
      <Picture image={person.image} place="portrait" />
      <h3>{person.name}</h3>
      <p className="person__role">{t(person.role)}</p>
      {person.text ? <p>{prose(person.text)}</p> : null}
      {languages || licence ? (
        <dl className="person__facts">
          {languages ? <Fact term={t('shared:team.languages')}>{namesOf(languages, locale)}</Fact> : null}
          {licence ? <Fact term={t('shared:team.licence')}>{licence}</Fact> : null}
        </dl>
      ) : null}
      {person.action ? <Actions actions={[person.action]} primary={false} /> : null}
    </article>
  );
}

function Fact({ term, children }: { term: string; children: string }): ReactElement {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The names of languages in another language: "español y francés". */
function namesOf(languages: readonly string[], locale: string): string {
  const names = new Intl.DisplayNames([locale], { type: 'language' });
  return new Intl.ListFormat([locale]).format(languages.map((code) => names.of(code) ?? code));
}
