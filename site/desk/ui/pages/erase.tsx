import type { ReactElement } from 'react';
import { listAddress, rowAddress } from '../../addresses.ts';
import { As, FieldError, Icon, Time } from '../parts/Small.tsx';
import { nameOf } from '../parts/Visitor.tsx';
import { useUi, type PageModule } from '../ui.tsx';

/** The data that would be erased, and a form that asks for confirmation. */
export const erase: PageModule<'erase'> = {
  title: (_page, { t }) => t('desk.erase.title'),
  View({ page: { row, held, operation, error } }): ReactElement {
    const { t, table, label } = useUi();
    const known = table(row.table);
    const name = (known && nameOf(known, row.values)) || row.id.slice(0, 8);
    const counts = Object.entries(Object.groupBy(held.rows, (each) => each.table)).map(
      ([key, rows]) => `${label(table(key)?.label ?? {}) || key}: ${rows?.length ?? 0}`,
    );
    return (
      <div className="narrow">
        <p className="back">
          <a href={rowAddress(row.table, row.id)}>
            <Icon name="i-ph-arrow-left" /> <bdi>{name}</bdi>
          </a>
        </p>
        <h1>{t('desk.erase.title')}</h1>
        <p>{t('desk.erase.lead')}</p>
        <form method="post" action={`${rowAddress(row.table, row.id)}/erase`} className="stack panel">
          <As />
          <input type="hidden" name="operation" value={operation} />
          <fieldset className="field">
            <legend>{t('desk.erase.what')}</legend>
            <label className="check">
              <input type="radio" name="scope" value="row" defaultChecked />{' '}
              <span>
                {t('desk.erase.row')}{' '}
                <small>
                  {label(known?.label ?? {})}, <Time at={row.createdAt} />
                </small>
              </span>
            </label>
            <label className="check">
              <input type="radio" name="scope" value="person" />{' '}
              <span>
                {t('desk.erase.person', { count: held.rows.length })}{' '}
                <small>
                  <bdi>{held.email}</bdi> ({counts.join(', ')})
                </small>
              </span>
            </label>
          </fieldset>
          <div className="field">
            {error ? <FieldError id="confirm-error">{t('desk.erase.unconfirmed')}</FieldError> : null}
            <label className="check">
              <input
                type="checkbox"
                name="confirm"
                value="yes"
                required
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? 'confirm-error' : undefined}
              />{' '}
              {t('desk.erase.confirm')}
            </label>
          </div>
          <p className="actions">
            <button className="button button--danger" type="submit">
              {t('desk.erase.submit')}
            </button>
            <a href={rowAddress(row.table, row.id)}>{t('desk.cancel')}</a>
          </p>
        </form>
      </div>
    );
  },
};

/** The proof that something was erased. */
export const erased: PageModule<'erased'> = {
  title: (_page, { t }) => t('desk.erased.title'),
  View({ page: { proof, scope, address } }): ReactElement {
    const { t, table, label, formats } = useUi();
    const from = address.split('/')[2] ?? '';
    return (
      <div className="narrow">
        <h1>{t('desk.erased.title')}</h1>
        <p>{t(scope === 'row' ? 'desk.erased.row' : 'desk.erased.person')}</p>
        <dl className="values panel">
          <div>
            <dt>{t('desk.erased.proof')}</dt>
            <dd className="code">{proof.id}</dd>
          </div>
          <div>
            <dt>{t('desk.erased.at')}</dt>
            <dd>
              <Time at={proof.erasedAt} />
            </dd>
          </div>
          {Object.entries(proof.removed).map(([key, count]) => (
            <div key={key}>
              <dt>{label(table(key)?.label ?? {}) || key}</dt>
              <dd>{formats.number(count)}</dd>
            </div>
          ))}
        </dl>
        <p>{t('desk.erased.lead')}</p>
        <p>
          <a className="button" href={listAddress(from)}>
            {label(table(from)?.label ?? {}) || t('desk.home')}
          </a>
        </p>
      </div>
    );
  },
};
