import { type Person, MAILS } from '../../contract/store.ts';
import { displayName } from '../../format.ts';
import type { PageOf } from '../../contract/pages.ts';
import { heirsOf } from '../../roles-and-deadlines.ts';
import {
  Alert,
  FieldError,
  Panel,
  Time,
  Title,
  assigneeOptions,
  Form,
  InputField,
  invalid,
  Select,
  SelectField,
  Submit,
  type Option,
  Check,
  Field,
} from '../parts/elements.tsx';
import { useUi, type PageProps, type Ui } from '../ui.tsx';

/** The firm's people: their roles, invitations and removal. */
export function People({ page }: PageProps<'people'>) {
  const { t } = useUi();
  return (
    <>
      <Title text={t('desk.people.title')} />
      {page.error === 'lastAdmin' || page.error === 'heir' ? (
        <Alert tone="error">{t(`desk.people.${page.error}`)}</Alert>
      ) : null}
      <div className="two">
        <div className="two__main">
          <ul className="people">
            {page.people.map((person) => (
              <PersonItem key={person.id} person={person} people={page.people} />
            ))}
          </ul>
        </div>
        <div className="two__side">
          <Invite page={page} />
        </div>
      </div>
    </>
  );
}

function PersonItem({ person, people }: { person: Person; people: readonly Person[] }) {
  const { email, role, invitedAt, lastSeenAt } = person;
  const name = displayName(person);
  const { t, config, label, frame } = useUi();
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
          {label(config.roles.find((each) => each.name === role)?.label ?? {}) || role}
        </p>
        <p className="quiet">
          {t(lastSeenAt ? 'desk.people.lastSeen' : 'desk.people.invited')} <Time at={lastSeenAt ?? invitedAt} />
        </p>
      </div>
      {email === frame.person?.email ? (
        <span className="tag">{t('desk.assignee.me')}</span>
      ) : (
        <Change person={person} heirs={heirsOf(config, person, people)} />
      )}
    </li>
  );
}

/** The forms that change or remove a person, whose open rows one of the heirs takes over. */
function Change({ person, heirs }: { person: Person; heirs: readonly Person[] }) {
  const ui = useUi();
  const { t } = ui;
  const email = <input type="hidden" name="email" value={person.email} />;
  return (
    <details className="sure">
      <summary>{t('desk.people.change')}</summary>
      <Form action="/people" className="line">
        {email}
        <input type="hidden" name="change" value="yes" />
        <label htmlFor={`role-${person.id}`}>{t('desk.people.role')}</label>
        <Select id={`role-${person.id}`} name="role" options={roleOptions(ui)} defaultValue={person.role} />
        <Submit look="small">{t('desk.save')}</Submit>
      </Form>
      {person.lastSeenAt === null ? (
        <Form action="/people/resend">
          {email}
          <Submit look="small">{t('desk.people.resend')}</Submit>
        </Form>
      ) : null}
      <Form action="/people/remove" className="people__remove">
        {email}
        <h3>{t('desk.people.remove')}</h3>
        <p>{t('desk.people.removeLead')}</p>
        {person.open ? (
          <p className="line">
            <label htmlFor={`hand-${person.id}`}>{t('desk.people.handTo', { count: person.open })}</label>
            <Select
              id={`hand-${person.id}`}
              aria-describedby={`open-${person.id}`}
              name="handTo"
              empty={t('desk.assignee.none')}
              options={assigneeOptions(ui, heirs)}
              defaultValue=""
            />
            <small id={`open-${person.id}`}>
              {Object.entries(person.openIn ?? {})
                .map(([table, count]) => `${ui.tableLabel(table)}: ${ui.formats.number(count)}`)
                .join(' · ')}
            </small>
          </p>
        ) : null}
        <Submit look="small danger">{t('desk.people.removeNamed', { person: displayName(person) })}</Submit>
      </Form>
    </details>
  );
}

function roleOptions({ config, label }: Ui): readonly Option[] {
  return config.roles.map((role) => [role.name, label(role.label)]);
}

/** Asks whether to change the role of somebody who was invited, but has access already. */
function Known({ page: { entered, people } }: { page: PageOf<'people'> }) {
  const { t, config, label } = useUi();
  const person = people.find(({ email }) => email === entered?.email);
  const labelOf = (role: string): string => label(config.roles.find(({ name }) => name === role)?.label ?? {}) || role;
  if (!entered || !person) return null;
  const values = { person: displayName(person), role: labelOf(person.role), wanted: labelOf(entered.role) };
  return (
    <Alert tone="info" id="known">
      <p>{t('desk.people.known', values)}</p>
      <Form action="/people" className="actions">
        <input type="hidden" name="email" value={entered.email} />
        <input type="hidden" name="role" value={entered.role} />
        <input type="hidden" name="change" value="yes" />
        <Submit look="small primary">{t('desk.people.knownConfirm')}</Submit>
        <a href="/people">{t('desk.cancel')}</a>
      </Form>
    </Alert>
  );
}

function Invite({ page }: { page: PageOf<'people'> }) {
  const { entered, error } = page;
  const ui = useUi();
  const { t, config } = ui;
  const refused = error === 'lastAdmin' || error === 'heir' || error === 'known' ? undefined : error;
  const field = refused && (refused === 'unknownRole' ? 'role' : 'email');
  return (
    <Panel id="invite" title={t('desk.people.invite')} look="first">
      <p>{t('desk.people.inviteLead', { minutes: config.session.linkMinutes })}</p>
      {error === 'known' ? <Known page={page} /> : null}
      {refused ? <FieldError id="invite-error">{t(`desk.people.${refused}`)}</FieldError> : null}
      <Form action="/people" className="stack" noValidate>
        <InputField
          id="invite-email"
          name="email"
          type="email"
          label={t('login.email')}
          autoComplete="off"
          required
          maxLength={320}
          defaultValue={entered?.email}
          {...invalid(field === 'email', 'invite-error')}
        />
        <InputField
          id="invite-name"
          name="name"
          label={
            <>
              {t('leadsAdmin.columnName')} <small>{t('desk.optional')}</small>
            </>
          }
          autoComplete="off"
          maxLength={200}
          defaultValue={entered?.name}
        />
        <SelectField
          id="invite-role"
          name="role"
          label={t('desk.people.role')}
          empty={t('desk.people.chooseRole')}
          options={roleOptions(ui)}
          defaultValue={entered?.role ?? ''}
          required
          {...invalid(field === 'role', 'invite-error')}
        />
        <Submit look="primary">{t('desk.people.send')}</Submit>
      </Form>
    </Panel>
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour): Option => [String(hour), `${String(hour).padStart(2, '0')}:00`]);

const MAIL_TEXTS = {
  all: 'desk.settings.mailsAll',
  mine: 'desk.settings.mailsMine',
  daily: 'desk.settings.mailsDaily',
  none: 'desk.settings.mailsNone',
} as const;

/** The reader's own name, language, theme and mails, and a form to sign out on all devices. */
export function Settings({ page: { settings, signature } }: PageProps<'settings'>) {
  const { t, config, frame } = useUi();
  return (
    <div className="narrow">
      <Title text={t('desk.settings.title')} />
      <Form action="/settings" className="stack panel">
        <p>
          {t('login.email')}: <bdi>{frame.person?.email}</bdi>
        </p>
        <InputField
          name="name"
          label={t('leadsAdmin.columnName')}
          autoComplete="name"
          maxLength={200}
          defaultValue={settings.name ?? ''}
        />
        <SelectField
          name="language"
          label={t('desk.language.label')}
          empty={t('desk.settings.browser')}
          options={config.locales.map(({ code, name }) => [code, name])}
          defaultValue={settings.language ?? ''}
        />
        <fieldset className="field">
          <legend>{t('desk.settings.theme')}</legend>
          {(['', 'light', 'dark'] as const).map((theme) => (
            <Check
              key={theme}
              type="radio"
              name="theme"
              value={theme}
              defaultChecked={(settings.theme ?? '') === theme}
            >
              {t(`desk.theme.${theme || 'auto'}`)}
            </Check>
          ))}
        </fieldset>
        <fieldset className="field">
          <legend>{t('desk.settings.mails')}</legend>
          {MAILS.map((mails) => (
            <Check key={mails} type="radio" name="mails" value={mails} defaultChecked={settings.mails === mails}>
              {t(MAIL_TEXTS[mails])}
            </Check>
          ))}
          <label className="line">
            {t('desk.settings.mailsAt')} <Select name="mailsAt" options={HOURS} defaultValue={settings.mailsAt} />
          </label>
        </fieldset>
        <Field id="signature" label={t('desk.settings.signature')}>
          <textarea id="signature" name="signature" rows={4} maxLength={1000} defaultValue={signature} />
          <small>{t('desk.settings.signatureLead')}</small>
        </Field>
        <Submit look="primary">{t('desk.save')}</Submit>
      </Form>
      <Form action="/logout" className="stack panel">
        <h2>{t('desk.logout')}</h2>
        <Check name="everywhere" value="on">
          {t('desk.settings.everywhere')}
        </Check>
        <Submit>{t('desk.logout')}</Submit>
      </Form>
    </div>
  );
}
