import type { CompiledBlockOf } from '#contract';
import { useWords } from '../../render/prose.tsx';
import { Actions, type BlockProps, Picture, Section } from '../parts/index.ts';

/** The people of the firm, side by side. */
export default function Team({ block }: BlockProps<'team'>) {
  return (
    <Section id={block.id} heading={block.heading} lead={block.lead}>
      <div className="team enter grid gap-x-6 gap-y-9 min-[36rem]:grid-cols-2 lg:grid-cols-3">
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
      <div className="max-w-72 min-[36rem]:max-w-94 mb-4 border-b-3 border-accent">
        <Picture image={person.image} place="portrait" />
      </div>
      <h3>{person.name}</h3>
      <p className="mt-1 text-small font-600 text-accent">{t(person.role)}</p>
      {person.text ? <p className="soft mt-2 text-base leading-[1.5]">{prose(person.text)}</p> : null}
      {languages || licence ? (
        <dl className="grid gap-1.5 mt-3 pt-2.5 rule text-small">
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
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-ink-soft">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The names of languages in another language: "español y francés". */
function namesOf(languages: readonly string[], locale: string): string {
  const names = new Intl.DisplayNames([locale], { type: 'language' });
  return new Intl.ListFormat([locale]).format(languages.map((code) => names.of(code) ?? code));
}
