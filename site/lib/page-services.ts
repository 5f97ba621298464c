import type { AfterPaint } from './after-paint.ts';
import type { showAlert } from './alerts.ts';
import type { session } from './session.ts';

/** What the page offers to the code of an island. A module that the island imported as well would be a file of its own, which both wait for. */
export interface PageServices {
  readonly alert: typeof showAlert;
  readonly afterPaint: AfterPaint;
  readonly session: typeof session;
}
