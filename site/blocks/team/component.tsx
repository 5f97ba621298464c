import type { CompiledBlockOf } from '#contract';
import { useWords } from '../../lib/prose.tsx';
import { Actions, type BlockProps, Picture, Section } from '../parts/index.ts';

/** The people of the firm, side by side. */
export default function Team({ block }: BlockProps<'team'>) {
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

function Person({ person }: { person: CompiledBlockOf<'team'>['items'][number] }) {
  const { t, prose, locale } = useWords();
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

function Fact({ term, children }: { term: string; children: string }) {
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
