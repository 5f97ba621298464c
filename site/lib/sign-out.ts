import { createClient } from '@supabase/supabase-js';
import { backendKey, backendOrigin } from './backend-address.ts';
import { keepToast, type ToastContent } from './pending-toast.ts';

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
    keepToast(success);
  } catch (error) {
    console.error('Signing out failed.', error);
    keepToast(failure);
  }
  location.assign(next);
}
