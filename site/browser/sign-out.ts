import { createClient } from '@supabase/supabase-js';
// Importing `forms/send-message.ts` here would split the code of the forms into two files, a round trip apart.
import { backendKey, backendOrigin } from './islands.ts';
import { toastKey, store, type ToastContent } from './storage.ts';

/** Where signing out leads, and the toasts to show there. The button carries them as JSON. */
export interface SignOutTexts {
  readonly next: string;
  readonly success: ToastContent;
  readonly failure: ToastContent;
}

/** Signs the visitor out and navigates on, whether or not that worked. Without a session it sends no request. */
export async function signOut({ next, success, failure }: SignOutTexts): Promise<void> {
  try {
    const { error } = await createClient(backendOrigin(), backendKey()).auth.signOut();
    if (error) throw error;
    store(toastKey, JSON.stringify(success));
  } catch (error) {
    console.error('Signing out failed.', error);
    store(toastKey, JSON.stringify(failure));
  }
  location.assign(next);
}
