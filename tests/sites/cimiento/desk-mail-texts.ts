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
  'desk.mail.invitation.subject': {
    es: '{{by}} le da acceso a la mesa de trabajo de {{firm}}',
    en: '{{by}} gives you access to the desk of {{firm}}',
  },
  'desk.mail.invitation.heading': { es: 'Bienvenida a la mesa de trabajo', en: 'Welcome to the desk' },
  'desk.mail.invitation.lead': {
    es: 'En la mesa de trabajo, {{firm}} lee y contesta lo que llega por su sitio web. {{by}} le dio acceso como “{{role}}”. Con este enlace entra por primera vez:',
    en: 'At the desk, {{firm}} reads and answers what comes in through its website. {{by}} gave you access as “{{role}}”. This link signs you in for the first time:',
  },
  'desk.mail.invitation.button': { es: 'Entrar', en: 'Sign in' },
  'desk.mail.invitation.until': {
    es: 'El enlace sirve una sola vez, durante {{minutes}} minutos. Si ya no sirve, abra {{login}}, escriba este correo electrónico y recibirá otro. No hace falta contraseña.',
    en: 'The link works once, for {{minutes}} minutes. If it no longer works, open {{login}}, type this e-mail address, and you get another one. There is no password.',
  },
  'desk.mail.row.subject': { es: 'Nuevo en {{form}}: {{name}}', en: 'New in {{form}}: {{name}}' },
  'desk.mail.row.subjectNameless': { es: 'Nuevo en {{form}}', en: 'New in {{form}}' },
  'desk.mail.row.lead': { es: 'Llegó el {{date}} desde el sitio web.', en: 'It came in from the website on {{date}}.' },
  'desk.mail.row.open': { es: 'Abrir en la mesa de trabajo', en: 'Open on the desk' },
  'desk.mail.row.smallPrint': {
    es: 'Para contestar, abra el registro en la mesa de trabajo: una respuesta a este correo no le llega a quien escribió. Lo recibe porque su rol atiende “{{table}}”.',
    en: 'To answer, open it on the desk: a reply to this e-mail does not reach the person who wrote. You receive it because your role handles “{{table}}”.',
  },
  'desk.mail.assigned.subject': { es: '{{by}} le asignó: {{name}}', en: '{{by}} assigned to you: {{name}}' },
  'desk.mail.assigned.lead': { es: 'Llegó el {{date}} por {{form}}.', en: 'It came in on {{date}} by {{form}}.' },
  'desk.mail.assigned.leadOthers': {
    es: 'Es la primera de varias que le asignó a la vez; las demás ({{others}}) están en “Asignadas a mí”.',
    en: 'It is the first of several assigned at once; the others ({{others}}) are under “Assigned to me”.',
  },
  'desk.mail.assigned.note': { es: 'Nota de {{by}}', en: 'Note from {{by}}' },
  'desk.mail.assigned.open': { es: 'Abrir en la mesa de trabajo', en: 'Open on the desk' },
  'desk.mail.assigned.smallPrint': {
    es: 'Para contestar, abra el registro en la mesa de trabajo: una respuesta a este correo no le llega a quien escribió. En “Ajustes” elige qué correos recibe.',
    en: 'To answer, open it on the desk: a reply to this e-mail does not reach the person who wrote. Under “Settings” you choose which e-mails you get.',
  },
  'desk.mail.daily.subject': { es: 'Su día en la mesa de trabajo', en: 'Your day at the desk' },
  'desk.mail.daily.lead': { es: 'Esto espera por usted.', en: 'This is waiting for you.' },
  'desk.mail.daily.open': { es: 'Abrir la mesa de trabajo', en: 'Open the desk' },
  'desk.mail.daily.smallPrint': {
    es: 'Lo recibe porque en “Ajustes” eligió un correo al día.',
    en: 'You receive it because you chose one e-mail a day under “Settings”.',
  },
  'desk.mail.siteWaiting.subject_one': {
    es: '{{by}} pide publicar {{count}} cambio del sitio',
    en: '{{by}} asks you to publish {{count}} change of the site',
  },
  'desk.mail.siteWaiting.subject_other': {
    es: '{{by}} pide publicar {{count}} cambios del sitio',
    en: '{{by}} asks you to publish {{count}} changes of the site',
  },
  'desk.mail.siteWaiting.lead': {
    es: 'Los cambios están guardados, pero los visitantes aún no los ven. Revíselos y publíquelos en la página del sitio.',
    en: 'The changes are saved, but visitors do not see them yet. Check and publish them on the page of the site.',
  },
  'desk.mail.siteWaiting.open': { es: 'Abrir la página del sitio', en: 'Open the page of the site' },
  'desk.mail.siteWaiting.smallPrint': {
    es: 'Lo recibe porque puede publicar el sitio.',
    en: 'You receive it because you can publish the site.',
  },
  'desk.mail.trouble.begins': { es: 'Un problema al publicar el sitio', en: 'A problem with publishing the site' },
  'desk.mail.trouble.over': {
    es: 'El problema al publicar el sitio se resolvió',
    en: 'The problem with publishing the site is solved',
  },
  'desk.mail.trouble.overLead': {
    es: 'Ya está resuelto lo que le avisamos el {{since}}. No hace falta que haga nada.',
    en: 'What we told you about on {{since}} is solved. There is nothing that you need to do.',
  },
  'desk.mail.trouble.what': { es: 'Qué pasaba', en: 'What it was' },
  'desk.mail.trouble.details': {
    es: 'Detalles para quien mantiene el sitio',
    en: 'Details for the maintainer of the site',
  },
  'desk.mail.trouble.open': { es: 'Abrir la página del sitio', en: 'Open the page of the site' },
  'desk.mail.trouble.smallPrint': {
    es: 'Lo recibe porque puede publicar el sitio.',
    en: 'You receive it because you can publish the site.',
  },
} as const;
