/** The index of the tab that a key selects, if any. */
export function nextTab(key: string, index: number, count: number): number | undefined {
  const next: Readonly<Record<string, number>> = {
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index - 1 + count) % count,
    Home: 0,
    End: count - 1,
    ' ': index,
  };
  return next[key];
}
