import { queryIn, rowAddress, listAddress } from '../../addresses.ts';
import type { PageOf } from '../../contract/pages.ts';
import { Fact, Icon, Time, Title, FieldError, Check, Form, invalid, Submit } from '../parts/elements.tsx';
import { ColumnValue, OriginFacts } from '../parts/rows.tsx';
import { UiProvider, uiOf, useUi, type PageProps } from '../ui.tsx';

/** The data that the firm holds on a person, to print and hand over. */
export function Person({ page }: PageProps<'person'>) {
  const { table, id, held } = page;
  const ui = useUi();
  const { t, config, frame, nameOf } = ui;
  const row = held.rows.find((each) => each.id === id);
  // What is handed over is in the language in which the person wrote.
  const { code: locale = ui.locale, direction } = config.locales.find(({ code }) => code === row?.origin?.locale) ?? {};
  const withNotes = held.rows.some(({ notes }) => notes !== undefined);
  const here = `${rowAddress(table, id)}/person`;
  return (
    <>
      <div className="back">
        <a href={rowAddress(table, id)}>
          <Icon name="i-ph-arrow-left" /> {row ? nameOf(row) : id.slice(0, 8)}
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
      <UiProvider value={uiOf(ui, { ...page, locale })}>
        <div lang={locale} dir={direction} className="stack">
          <Copy held={held} />
        </div>
      </UiProvider>
    </>
  );
}

function Copy({ held }: Pick<PageOf<'person'>, 'held'>) {
  const { t, config } = useUi();
  return (
    <>
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
          <Entry key={at} title={t('desk.held.replyTitle')} at={at} text={`${subject}\n${text}`} />
        ))}
        {row.notes?.map(({ at, note }) => (
          <Entry key={at} title={t('desk.held.noteTitle')} at={at} text={note} />
        ))}
        <Fact term={t('leadsAdmin.columnId')} className="code">
          {row.id}
        </Fact>
      </dl>
    </section>
  );
}

/** A reply or a note, with its time. */
function Entry({ title, at, text }: { readonly title: string; readonly at: string; readonly text: string }) {
  const term = (
    <>
      {title}, <Time at={at} />
    </>
  );
  return (
    <Fact term={term} className="visitor__text">
      {text}
    </Fact>
  );
}

/** The data that would be erased, and a form that asks for confirmation. */
export function Erase({ page: { row, held, operation, error } }: PageProps<'erase'>) {
  const { t, tableLabel, nameOf } = useUi();
  const to = rowAddress(row.table, row.id);
  const counts = [...Map.groupBy(held.rows, (each) => each.table)].map(
    ([key, rows]) => `${tableLabel(key)}: ${rows.length}`,
  );
  return (
    <div className="narrow">
      <p className="back">
        <a href={to}>
          <Icon name="i-ph-arrow-left" /> <bdi>{nameOf(row)}</bdi>
        </a>
      </p>
      <Title text={t('desk.erase.title')} />
      <p>{t('desk.erase.lead')}</p>
      <Form action={`${to}/erase`} className="stack panel">
        <input type="hidden" name="operation" value={operation} />
        <fieldset className="field">
          <legend>{t('desk.erase.what')}</legend>
          <Check type="radio" name="scope" value="row" defaultChecked>
            {t('desk.erase.row')}{' '}
            <small>
              {tableLabel(row.table)}, <Time at={row.createdAt} />
            </small>
          </Check>
          <Check type="radio" name="scope" value="person">
            {t('desk.erase.person', { count: held.rows.length })}{' '}
            <small>
              <bdi>{held.email}</bdi> ({counts.join(', ')})
            </small>
          </Check>
        </fieldset>
        <div className="field">
          {error ? <FieldError id="confirm-error">{t('desk.erase.unconfirmed')}</FieldError> : null}
          <Check name="confirm" value="yes" required {...invalid(error !== undefined, 'confirm-error')}>
            {t('desk.erase.confirm')}
          </Check>
        </div>
        <p className="actions">
          <Submit look="danger">{t('desk.erase.submit')}</Submit>
          <a href={to}>{t('desk.cancel')}</a>
        </p>
      </Form>
    </div>
  );
}

/** The proof that something was erased. */
export function Erased({ page: { proof, scope, address } }: PageProps<'erased'>) {
  const { t, tableLabel, formats } = useUi();
  const table = address.split('/')[2] ?? '';
  return (
    <div className="narrow">
      <Title text={t('desk.erased.title')} />
      <p>{t(scope === 'row' ? 'desk.erased.row' : 'desk.erased.person')}</p>
      <dl className="values panel">
        <Fact term={t('desk.erased.proof')} className="code">
          {proof.id}
        </Fact>
        <Fact term={t('desk.erased.at')}>
          <Time at={proof.erasedAt} />
        </Fact>
        {Object.entries(proof.removed).map(([key, count]) => (
          <Fact key={key} term={tableLabel(key)}>
            {formats.number(count)}
          </Fact>
        ))}
      </dl>
      <p>{t('desk.erased.lead')}</p>
      <p>
        <a className="button" href={listAddress(table)}>
          {tableLabel(table)}
        </a>
      </p>
    </div>
  );
}
