import { listAddress, rowAddress } from '../../addresses.ts';
import { Check, Form, invalid, Submit } from '../parts/Form.tsx';
import { Fact, FieldError, Icon, Time, Title } from '../parts/Small.tsx';
import { useUi, type PageProps } from '../ui.tsx';

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
