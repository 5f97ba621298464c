import { queryIn, rowAddress, type PageOf } from '../../addresses.ts';
import { OriginFacts } from '../parts/Origin.tsx';
import { Fact, Icon, Time, Title } from '../parts/Small.tsx';
import { ColumnValue } from '../parts/Visitor.tsx';
import { useUi, type PageProps } from '../ui.tsx';

/** The data that the firm holds on a person, to print and hand over. */
export function Person({ page: { table, id, held } }: PageProps<'person'>) {
  const { t, config, frame } = useUi();
  const withNotes = held.rows.some(({ notes }) => notes !== undefined);
  const here = `${rowAddress(table, id)}/person`;
  return (
    <>
      <div className="back">
        <a href={rowAddress(table, id)}>
          <Icon name="i-ph-arrow-left" /> {id.slice(0, 8)}
        </a>
        <p className="actions">
          <a className="button button--small" href={withNotes ? here : `${here}?notes=1`}>
            {t(withNotes ? 'desk.held.withoutNotes' : 'desk.held.withNotes')}
          </a>
          <a className="button button--small" href={`${here}.json${queryIn(frame.address)}`} download>
            {t('desk.held.json')}
          </a>
        </p>
      </div>
      <Title text={t('desk.held.title')} />
      <p className="lead">{t('desk.held.lead', { firm: config.firm })}</p>
      <p>
        <bdi>{held.email}</bdi> · <Time at={held.copiedAt} />
      </p>
      {held.rows.map((row) => (
        <Held key={row.id} row={row} />
      ))}
    </>
  );
}

function Held({ row }: { row: PageOf<'person'>['held']['rows'][number] }) {
  const { t, table, tableLabel, label } = useUi();
  return (
    <section className="panel" aria-label={row.id}>
      <h2>{tableLabel(row.table)}</h2>
      <dl className="values">
        <Fact term={t('desk.held.received')}>
          <Time at={row.createdAt} />
        </Fact>
        {table(row.table).columns.map((column) => (
          <Fact key={column.name} term={label(column.label)} className="visitor__text">
            <ColumnValue column={column} value={row.values[column.name] ?? null} full />
          </Fact>
        ))}
        <OriginFacts row={row} />
        {row.replies.map(({ at, subject, text }) => (
          <Fact
            key={at}
            term={
              <>
                {t('desk.held.replyTitle')}, <Time at={at} />
              </>
            }
            className="visitor__text"
          >
            {subject}
            {'\n'}
            {text}
          </Fact>
        ))}
        {row.notes?.map(({ at, note }) => (
          <Fact
            key={at}
            term={
              <>
                {t('desk.held.noteTitle')}, <Time at={at} />
              </>
            }
            className="visitor__text"
          >
            {note}
          </Fact>
        ))}
        <Fact term={t('leadsAdmin.columnId')} className="code">
          {row.id}
        </Fact>
      </dl>
    </section>
  );
}
