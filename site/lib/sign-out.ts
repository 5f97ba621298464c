import { createClient } from '@supabase/supabase-js';
import { backendKey, backendOrigin } from './backend-address.ts';
import { keepToast } from './pending-toast.ts';
import type { ToastContent } from './pending-toast.ts';

/** Where signing out leads, and what is said there. The button that asks for it carries this. */
export interface SignOutTexts {
  readonly next: string;
  readonly success: ToastContent;
  readonly failure: ToastContent;
}

/** Signs the visitor out and leads on, whether that worked or not. Without a session no request is sent. */
export async function signOut({ next, success, failure }: SignOutTexts): Promise<void> {
  try {
    const { error } = await createClient(backendOrigin(), backendKey()).auth.signOut();
    if (error) throw error;
    keepToast(success);
  } catch (error) {
    console.error('Signing out did not work.', error);
    keepToast(failure);
  }
  location.assign(next);
}
