/** Runs in the page: from now on notes what is put into its live regions, which a screen reader says without being asked. */
export function hearAnnouncements(): void {
  const live = '[aria-live=polite], [aria-live=assertive], [role=alert], [role=status]';
  const said: string[] = [];
  Object.assign(window, { said });
  new MutationObserver((records) => {
    const added = records.flatMap(({ type, target, addedNodes }) =>
      type === 'characterData' ? [target] : [...addedNodes],
    );
    for (const node of new Set(added)) {
      const element = node instanceof Element ? node : node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (text !== '' && !(node instanceof Element && node.tagName === 'STYLE') && element?.closest(live))
        said.push(text);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** Runs in the page: what has been announced since it was listened to. */
export function announcements(): string[] {
  return (window as unknown as { said: string[] }).said;
}
