type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The form controls inside an island. */
function controlsOf(island: Element): Control[] {
  return [...island.querySelectorAll<Control>('input,textarea,select')];
}

/**
 * Remembers what is typed into a form and which control has the focus. The returned function restores both if the
 * controls have been replaced.
 */
export function keepTyped(island: Element): () => void {
  const before = controlsOf(island);
  const focused = before.indexOf(document.activeElement as Control);
  return () => {
    const after = controlsOf(island);
    if (after[0] === before[0]) return;
    for (const [index, control] of after.entries()) {
      const { value, checked } = (before[index] ?? control) as HTMLInputElement;
      Object.assign(control, { value, checked });
    }
    after[focused]?.focus();
  };
}
