import { Alert, Title, Form, InputField, invalid, Submit } from '../parts/elements.tsx';
import { useUi, type PageProps } from '../ui.tsx';

/** The page to request a sign-in link. */
export function Login({ page: { email, error, ended } }: PageProps<'login'>) {
  const { t } = useUi();
  return (
    <>
      <Title text={t('login.title')} />
      {ended ? (
        <Alert tone="info">
          <p>{t(ended.note === undefined ? 'desk.login.ended' : 'desk.login.endedUnsaved')}</p>
          {ended.note === undefined ? null : (
            <textarea readOnly rows={5} aria-label={t('desk.followUp.note')} defaultValue={ended.note} />
          )}
        </Alert>
      ) : null}
      <p>{t('magicLink.lead')}</p>
      {error ? (
        <Alert tone="error" id="login-error">
          {t(`desk.login.${error}`)}
        </Alert>
      ) : null}
      <Form action="/login" className="stack" noValidate>
        <InputField
          name="email"
          type="email"
          label={t('login.email')}
          autoComplete="email"
          required
          maxLength={320}
          defaultValue={email}
          {...invalid(error === 'missing' || error === 'invalid', 'login-error')}
        />
        <Submit look="primary">{t('magicLink.submit')}</Submit>
      </Form>
    </>
  );
}

/** The page after a request, which does not reveal whether the address belongs to anybody. */
export function LoginSent({ page: { email, resent } }: PageProps<'loginSent'>) {
  const { t } = useUi();
  return (
    <>
      <Title text={t('magicLink.sentTitle')} />
      {resent ? (
        <Alert tone={resent === 'yes' ? 'success' : 'error'}>
          {t(resent === 'yes' ? 'desk.login.resent' : 'desk.login.notResent')}
        </Alert>
      ) : null}
      <p>
        <bdi>
          <strong>{email}</strong>
        </bdi>
      </p>
      <p>{t('magicLink.sent')}</p>
      <Form action="/login/sent">
        <Submit>{t('emailVerification.resend')}</Submit>
      </Form>
      <BackToLogin />
    </>
  );
}

/** The target of a sign-in link: a button, because mail scanners follow links but do not submit forms. */
export function LoginLink({ page: { token } }: PageProps<'loginLink'>) {
  const { t, config } = useUi();
  return (
    <>
      <Title text={t('login.title')} />
      <p>{t('desk.login.press', { hours: config.session.hours })}</p>
      <Form action="/login/link">
        <input type="hidden" name="token" value={token} />
        <Submit look="primary">{t('login.submit')}</Submit>
      </Form>
    </>
  );
}

/** The page of an invalid or expired link. */
export function LoginExpired() {
  const { t } = useUi();
  return (
    <>
      <Title text={t('desk.login.expiredTitle')} />
      <p>{t('magicLink.expired')}</p>
      <BackToLogin />
    </>
  );
}

function BackToLogin() {
  const { t } = useUi();
  return (
    <p>
      <a href="/login">{t('emailVerification.back')}</a>
    </p>
  );
}
