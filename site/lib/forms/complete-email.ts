import * as z from 'zod/mini';
import { EMAIL } from '../email.ts';

/**
 * Validates an optional e-mail address whose domain has a dot. Addresses without one exist, and the database accepts
 * them, but here they are typing errors: `ana@gmail`.
 */
export function completeEmail() {
  return z.superRefine<string>((text, { addIssue }) => {
    if (text === '') return;
    if (!EMAIL.test(text)) addIssue('invalidEmail');
    else if (!/@.*\./.test(text)) addIssue('incompleteEmail');
  });
}
