// Generated from forms of the spec. Do not edit: change the spec and run `npm run generate`.
import type { AnswerKinds } from '#contract';
import { answer as checkbox } from '#site/fields/checkbox/answer.ts';
import { answer as date } from '#site/fields/date/answer.ts';
import { answer as email } from '#site/fields/email/answer.ts';
import { answer as hidden } from '#site/fields/hidden/answer.ts';
import { answer as number } from '#site/fields/number/answer.ts';
import { answer as tel } from '#site/fields/tel/answer.ts';
import { answer as url } from '#site/fields/url/answer.ts';

/** What is special about the answers to fields, by their kind. */
export const answers = { checkbox, date, email, hidden, number, tel, url } satisfies AnswerKinds;
