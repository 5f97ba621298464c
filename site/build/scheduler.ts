import type { Plugin } from 'vite';

const POST = /schedulePerformWorkUntilDeadline = function \(\) \{\s*port\.postMessage\(null\);\s*\};/;
const POST_AGAIN =
  'addEventListener("pageshow", function (event) { event.persisted && isMessageLoopRunning && port.postMessage(null); });';

/**
 * React works when a message arrives that its scheduler has posted to itself, and posts no second one before the first has
 * arrived. Firefox drops messages while a page enters its back/forward cache (sonner sets state just then), and on the way
 * back React waits forever: forms and toasts are dead. So the scheduler posts again when the page is restored.
 */
export function schedulerForRestoredPages(): Plugin {
  return {
    name: 'site:scheduler-for-restored-pages',
    apply: 'build',
    transform(code, id) {
      return /scheduler[\\/]cjs[\\/]scheduler\.production\.js/.test(id)
        ? { code: postingAgain(code), map: null }
        : null;
    },
  };
}

/** The scheduler's code, posting also when the page is restored; says so when this release of React is written another way. */
export function postingAgain(code: string): string {
  if (!POST.test(code)) {
    throw new Error(
      'React’s scheduler no longer posts its messages the way site/build/scheduler.ts expects. Compare ' +
        'node_modules/scheduler/cjs/scheduler.production.js with that file, and run tests/browser/in-firefox.test.ts.',
    );
  }
  return code.replace(POST, (post) => `${post}\n  ${POST_AGAIN}`);
}
