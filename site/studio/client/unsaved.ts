import { useEffect } from 'react';

/** What has been written and not sent. */
const unsaved = new Set<object>();

/** Has the browser ask before the tab is left, as long as something is unsaved. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const mark = {};
    unsaved.add(mark);
    return () => void unsaved.delete(mark);
  }, [isUnsaved]);
}

addEventListener('beforeunload', (event) => {
  if (unsaved.size > 0) event.preventDefault();
});
