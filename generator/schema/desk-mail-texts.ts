/** The texts of the desk's mails. Those about a row may name `{{form}}`, `{{table}}`, `{{name}}` and `{{date}}`. */
export const deskMailTextKeys = [
  'desk.mail.signIn.subject',
  'desk.mail.signIn.heading',
  'desk.mail.signIn.lead',
  'desk.mail.signIn.button',
  'desk.mail.signIn.until',
  'desk.mail.row.subject',
  'desk.mail.row.subjectNameless',
  'desk.mail.row.lead',
  'desk.mail.row.open',
  'desk.mail.row.smallPrint',
] as const satisfies readonly `desk.mail.${string}`[];
export type DeskMailTextKey = (typeof deskMailTextKeys)[number];
