import { useEffect } from 'react';

/** One marker for each component with unsaved input. */
const unsaved = new Set<object>();

/** Makes the browser ask before leaving the page while a component has unsaved input. */
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
