import { z } from 'zod';
import { localizedTextSchema, type Localized } from './text.ts';

/** The keys of the texts of the desk's pages: their prefixes, each with the names after it. */
const pageTexts = {
  desk: 'name skip home logout save cancel close undo none yes no newTab optional',
  'desk.nav': 'label menu home inboxes studio site people audit settings',
  'desk.login': 'missing invalid lost ended endedUnsaved failed resent notResent press expiredTitle',
  'desk.language': 'label',
  'desk.theme': 'auto light dark',
  'desk.settings': 'title browser theme everywhere mails mailsAll mailsMine mailsDaily mailsNone mailsAt',
  'desk.overview': `
    title reminders mine nothingMine overdue overdueLead_one overdueLead_other all_one all_other
    nothingOverdue weeks chart weeksTable noWeeks total nobody notNotified_one notNotified_other`,
  'desk.inboxes': 'open_one open_other',
  'desk.inbox': `
    total_one total_other found_one found_other moreThan nothingFound ignored export`,
  'desk.sort': 'by label ascending descending',
  'desk.views': 'label all',
  'desk.filter': 'label q here only unread open overdue apply submit reset more moreSet_one moreSet_other any from to',
  'desk.column': 'choose status assignee assigneeShort notes form language page campaign referrer',
  'desk.form': 'unknown',
  'desk.assignee': 'none me meNamed',
  'desk.bulk': 'label hint chosen_one chosen_other choose all status assignee submit',
  'desk.pager': 'label previous next page pageOf',
  'desk.row': 'unread nameless overdue due sent whole earlier_one earlier_other privacy copy erase',
  'desk.reply': 'mail call subject greeting greetingNobody quote template noTemplate use text copyText copyAddress',
  'desk.followUp': `
    title note remind remindDue unsaved next replied mark noteTooLong unknownStatus unknownAssignee remindPast
    nothingChanged`,
  'desk.conflict': 'title by bySomebody statusNow assigneeNow yours lead',
  'desk.history': 'title empty terminal trap status assignee remind noRemind reply',
  'desk.place': 'label of',
  'desk.search': 'title label lead found_one found_other',
  'desk.held': 'title lead received noteTitle withNotes withoutNotes json',
  'desk.origin': 'title unknown notified',
  'desk.notified': 'yes waiting no off trap',
  'desk.erase': 'title lead what row person_one person_other confirm unconfirmed submit',
  'desk.erased': 'title row person proof at lead',
  'desk.people': `
    title invite inviteLead role chooseRole send lastSeen invited remove change resend handTo_one handTo_other
    removeLead removeNamed missing invalidEmail unknownRole exists lastAdmin`,
  'desk.audit': `
    title lead empty nobody person action table what detail rows fields removed scope scopeRow scopePerson bulk
    before searched version`,
  'desk.audit.action': 'signIn signOut read change reply undo export copy erase invite remove role edit publish revert',
  'desk.studio': 'startingTitle startingLead',
  'desk.site': `
    title details refresh neverPublished servesFolder waiting_one waiting_other nothingWaiting allLines withdraw
    withdrawLead withdrawConfirm programmers_one programmers_other programmersLead preview previewLead previewStart
    previewing previewPassword previewFailed publish publishLead pushLead published pushed publishers publishersLead
    noPublishers tell running runningBack runningDue runningLead seconds history current installed byProgrammers
    scheduled andMore wentBack back backLead backConfirm consent accept acceptTables lastBackup noBackup findings_one
    findings_other off since keptTables`,
  'desk.site.step': 'fetch merge compile packages build start record',
  'desk.site.finding': 'placeholder sample elsewhere',
  'desk.site.mend': 'maintainer again',
  'desk.site.fault': `
    dirty conflict rows migrations example untranslated spec packages nothing build start push interrupted busy unable space readonly
    git failed`,
  'desk.site.git': 'missing ownership repository credentials unreachable denied behind locked space readonly other',
  'desk.site.missing': 'title lead checkout packages git ownership repository readonly',
  'desk.site.trouble': 'due start push fetch space interrupted follow',
  'desk.keys': 'title next previous open choose save saveNext search help on',
  'desk.notice': `
    saved copied notCopied settings invited removed otherPerson nothingChosen nothingChanged changedMany_one changedMany_other
    changedSome undone_one undone_other undoTooLate signedOut busy busyDue notBegun withdrawn told toldAlready notTold`,
  'desk.notice.withdraw': 'needed gone busy',
  'desk.notFound': 'title lead',
  'desk.failure': 'title lead',
} as const;

/** The keys of the mail texts. Those about a row may contain `{{form}}`, `{{table}}`, `{{name}}` and `{{date}}`. */
const mailTexts = {
  'desk.mail.signIn': 'subject heading lead button until',
  'desk.mail.invitation': 'subject heading lead button until',
  'desk.mail.row': 'subject subjectNameless lead open smallPrint',
  'desk.mail.assigned': 'subject lead leadOthers note open smallPrint',
  'desk.mail.daily': 'subject lead open smallPrint',
  'desk.mail.siteWaiting': 'subject_one subject_other lead open smallPrint',
  'desk.mail.trouble': 'begins over overLead what details open smallPrint',
} as const;

/** The reserved texts that the desk shows too. A site without them declares them in its desk texts. */
const reservedTexts = {
  emailVerification: 'back resend',
  leadsAdmin: 'columnDate columnEmail columnId columnName empty title',
  login: 'email submit title',
  magicLink: 'expired lead sent sentTitle submit',
} as const;

type Words<S extends string> = S extends `${infer Line}\n${infer Rest}`
  ? Words<Line> | Words<Rest>
  : S extends `${infer First} ${infer Rest}`
    ? First | Words<Rest>
    : S;
type KeysOf<Groups extends Readonly<Record<string, string>>> = {
  [G in keyof Groups & string]: `${G}.${Exclude<Words<Groups[G]>, ''>}`;
}[keyof Groups & string];

function keysOf<const Groups extends Readonly<Record<string, string>>>(groups: Groups): KeysOf<Groups>[] {
  return Object.entries(groups).flatMap(([group, names]) =>
    names
      .trim()
      .split(/\s+/)
      .map((name) => `${group}.${name}`),
  ) as KeysOf<Groups>[];
}

/**
 * The keys of the desk's texts. A spec with a desk must declare each of them with `defineDeskTexts`. Values are
 * written as i18next writes them, `{{count}}`; the desk's pages fill them in.
 */
export const deskTextKeys = [...keysOf(pageTexts), ...keysOf(mailTexts)];
export const deskReservedKeys = keysOf(reservedTexts);

export const deskTextsSchema = z.record(z.string(), localizedTextSchema);

/**
 * Declares the texts of the desk. The public site contains none of them.
 * @param mails the texts of its mails, from another file
 */
export function defineDeskTexts<
  const T extends Record<KeysOf<typeof pageTexts>, Localized> & Record<string, Localized>,
  const M extends Record<KeysOf<typeof mailTexts>, Localized>,
>(mails: M, texts: T): { [K in keyof T | keyof M]: Localized } {
  return { ...texts, ...mails } as { [K in keyof T | keyof M]: Localized };
}
