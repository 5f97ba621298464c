import type { ReactElement } from 'react';
import type { Person } from '../../contract/store.ts';
import { displayName } from '../../visible.ts';
import type { PageOf } from '../../addresses.ts';
import { AssigneeOptions, Options } from '../parts/Options.tsx';
import { Alert, As, FieldError, Time } from '../parts/Small.tsx';
import { useUi, type PageModule } from '../ui.tsx';

/** The firm's people: their roles, invitations and removal. */
export const people: PageModule<'people'> = {
  title: (_page, { t }) => t('desk.people.title'),
  View({ page }): ReactElement {
    const { t } = useUi();
    return (
      <>
        <h1>{t('desk.people.title')}</h1>
        {page.error === 'lastAdmin' ? (
          <Alert tone="error">
            <p>{t('desk.people.lastAdmin')}</p>
          </Alert>
        ) : null}
        <div className="two">
          <div className="two__main">
            <ul className="people">
              {page.people.map((person) => (
                <PersonItem key={person.id} person={person} others={page.people.filter((each) => each !== person)} />
              ))}
            </ul>
          </div>
          <div className="two__side">
            <Invite page={page} />
          </div>
        </div>
      </>
    );
  },
};

function PersonItem({ person, others }: { person: Person; others: readonly Person[] }): ReactElement {
  const { email, role, invitedAt, lastSeenAt } = person;
  const name = displayName(person);
  const { t, config, label, frame } = useUi();
  const known = config.roles.find((each) => each.name === role);
  return (
    <li className="panel" data-person={email}>
      <div>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <p>
          {name === email ? null : (
            <>
              <bdi>{email}</bdi> ·{' '}
            </>
          )}
          {known ? label(known.label) : role}
        </p>
        <p className="quiet">
          {lastSeenAt ? (
            <>
              {t('desk.people.lastSeen')} <Time at={lastSeenAt} />
            </>
          ) : (
            <>
              {t('desk.people.invited')} <Time at={invitedAt} />
            </>
          )}
        </p>
      </div>
      {email === frame.person?.email ? (
        <span className="tag">{t('desk.assignee.me')}</span>
      ) : (
        <details className="sure">
          <summary>{t('desk.people.change')}</summary>
          <form method="post" action="/people" className="line">
            <As />
            <input type="hidden" name="email" value={email} />
            <label htmlFor={`role-${person.id}`}>{t('desk.people.role')}</label>
            <select id={`role-${person.id}`} name="role" defaultValue={role}>
              <RoleOptions />
            </select>
            <button className="button button--small" type="submit">
              {t('desk.save')}
            </button>
          </form>
          {lastSeenAt === null ? (
            <form method="post" action="/people/resend">
              <As />
              <input type="hidden" name="email" value={email} />
              <button className="button button--small" type="submit">
                {t('desk.people.resend')}
              </button>
            </form>
          ) : null}
          <form method="post" action="/people/remove">
            <As />
            <input type="hidden" name="email" value={email} />
            <p>{t('desk.people.removeLead')}</p>
            {person.open ? (
              <p className="line">
                <label htmlFor={`hand-${person.id}`}>{t('desk.people.handTo', { count: person.open })}</label>
                <select id={`hand-${person.id}`} name="handTo" defaultValue="">
                  <option value="">{t('desk.assignee.none')}</option>
                  <AssigneeOptions assignees={others} withMe />
                </select>
              </p>
            ) : null}
            <button className="button button--danger button--small" type="submit">
              {t('desk.people.removeNamed', { person: name })}
            </button>
          </form>
        </details>
      )}
    </li>
  );
}

function RoleOptions(): ReactElement {
  const { config, label } = useUi();
  return <Options of={config.roles.map(({ name, label: text }) => [name, label(text)])} />;
}

function Invite({ page: { entered, error } }: { page: PageOf<'people'> }): ReactElement {
  const { t, config } = useUi();
  const field = error === 'unknownRole' ? 'role' : error === 'lastAdmin' ? undefined : 'email';
  const invalidProps = (name: 'email' | 'role'): { 'aria-invalid'?: true; 'aria-describedby'?: string } =>
    error && field === name ? { 'aria-invalid': true, 'aria-describedby': 'invite-error' } : {};
  return (
    <section className="panel panel--first" aria-labelledby="invite">
      <h2 id="invite">{t('desk.people.invite')}</h2>
      <p>{t('desk.people.inviteLead', { minutes: config.session.linkMinutes })}</p>
      {error && field ? <FieldError id="invite-error">{t(`desk.people.${error}`)}</FieldError> : null}
      <form method="post" action="/people" className="stack" noValidate>
        <As />
        <div className="field">
          <label htmlFor="invite-email">{t('login.email')}</label>
          <input
            id="invite-email"
            name="email"
            type="email"
            autoComplete="off"
            required
            maxLength={320}
            defaultValue={entered?.email}
            {...invalidProps('email')}
          />
        </div>
        <div className="field">
          <label htmlFor="invite-name">
            {t('leadsAdmin.columnName')} <small>{t('desk.optional')}</small>
          </label>
          <input id="invite-name" name="name" autoComplete="off" maxLength={200} defaultValue={entered?.name} />
        </div>
        <div className="field">
          <label htmlFor="invite-role">{t('desk.people.role')}</label>
          <select id="invite-role" name="role" defaultValue={entered?.role ?? ''} required {...invalidProps('role')}>
            <option value="">{t('desk.people.chooseRole')}</option>
            <RoleOptions />
          </select>
        </div>
        <button className="button button--primary" type="submit">
          {t('desk.people.send')}
        </button>
      </form>
    </section>
  );
}
