import type { ActionStyle, ErrorEntry } from '#schema';
import type { Localized, TextKey } from './text.ts';

/** The target of a link. */
export interface CompiledLink {
  readonly href: Localized;
  /** A link to another site, opened in a new tab without opener or referrer. */
  readonly external?: true;
  /** A download: its path below the spec's folder `files`. Its size is in `#generated/media.ts`. */
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

/** The content of a toast. */
export interface CompiledToast {
  readonly tone: ErrorEntry['tone'];
  readonly title?: TextKey;
  readonly message: TextKey;
}
