import type { ActionStyle } from '#schema';
import type { Localized, TextKey } from './text.ts';

/** Where an action leads. */
export interface CompiledLink {
  readonly href: Localized;
  /** Another site: opened in a new tab without opener or referrer. */
  readonly external?: true;
  /** A file to keep, by its path below the spec's folder of such files: `#generated/media.ts` knows its size. */
  readonly download?: string;
  /** The analytics event of a click. */
  readonly event?: string;
}

interface Button {
  readonly label: TextKey;
  /** Absent: the first action of a block is primary, the others are secondary. */
  readonly style?: ActionStyle;
}
/** An action as the site draws it. */
export type CompiledAction =
  | (Button & { readonly kind: 'link'; readonly link: CompiledLink })
  | (Button & { readonly kind: 'command'; readonly command: 'back' | 'reload' })
  | (Button & {
      readonly kind: 'signOut';
      readonly to: Localized;
      readonly success: CompiledToast;
      readonly failure: CompiledToast;
    })
  | (Button & { readonly kind: 'dialog'; readonly dialog: string })
  | (Button & { readonly kind: 'alert'; readonly alert: string; readonly message: TextKey });

/** What is told in a toast. */
export interface CompiledToast {
  readonly tone: 'success' | 'error' | 'info';
  readonly title?: TextKey;
  readonly message: TextKey;
}
