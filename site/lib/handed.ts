import type { AfterPaint } from './after-paint.ts';
import type { showAlert } from './alerts.ts';
import type { session } from './session.ts';

/** What an island's code gets from the page: a module that it imported itself as well would be a file of its own, which both wait for. */
export interface Handed {
  readonly alert: typeof showAlert;
  readonly afterPaint: AfterPaint;
  readonly session: typeof session;
}
