/** What the desk's mails say. */
export const deskMailTexts = {
  'desk.mail.signIn.subject': { es: 'Su enlace para entrar a {{firm}}', en: 'Your link to sign in to {{firm}}' },
  'desk.mail.signIn.heading': { es: 'Entrar a la mesa de trabajo', en: 'Sign in to the desk' },
  'desk.mail.signIn.lead': {
    es: 'Con este enlace entra a la mesa de trabajo de {{firm}}:',
    en: 'This link signs you in to the desk of {{firm}}:',
  },
  'desk.mail.signIn.button': { es: 'Entrar', en: 'Sign in' },
  'desk.mail.signIn.until': {
    es: 'Sirve una sola vez, durante {{minutes}} minutos. Si usted no lo pidió, ignore este correo: sin el enlace nadie puede entrar.',
    en: 'It works once, for {{minutes}} minutes. If you did not ask for it, ignore this e-mail: nobody can sign in without the link.',
  },
  'desk.mail.row.subject': { es: 'Nuevo en {{form}}: {{name}}', en: 'New in {{form}}: {{name}}' },
  'desk.mail.row.subjectNameless': { es: 'Nuevo en {{form}}', en: 'New in {{form}}' },
  'desk.mail.row.lead': { es: 'Llegó el {{date}} desde el sitio web.', en: 'It came in from the website on {{date}}.' },
  'desk.mail.row.open': { es: 'Abrir en la mesa de trabajo', en: 'Open on the desk' },
  'desk.mail.row.smallPrint': {
    es: 'Para contestar, abra el registro en la mesa de trabajo: una respuesta a este correo no le llega a quien escribió. Lo recibe porque su rol atiende “{{table}}”.',
    en: 'To answer, open it on the desk: a reply to this e-mail does not reach the person who wrote. You receive it because your role handles “{{table}}”.',
  },
} as const;
