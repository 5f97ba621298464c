import type { AfterPaint } from './after-paint.ts';
import type { showAlert } from './alerts.ts';
import type { session } from './session.ts';

/**
 * What the page passes to the code of an island. A module that both sides imported would be a file of its own, which
 * both would wait for.
 */
export interface PageServices {
  readonly alert: typeof showAlert;
  readonly afterPaint: AfterPaint;
  readonly session: typeof session;
}
