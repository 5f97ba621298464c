/** The address as far as tabs care. */
export interface TabAddress {
  /** The query value of the tabs' parameter, if any. */
  readonly query: string | null;
  /** The panel that holds the fragment's target, if any. */
  readonly fragmentPanel: string | null | undefined;
}

/** Which panel an address asks for: fragment first, then query, then the initial one. */
export function panelFor(address: TabAddress, values: Readonly<Record<string, string>>, initial: string): string {
  return address.fragmentPanel ?? values[address.query ?? ''] ?? initial;
}

/** The tab that a key leads to. */
export function nextTab(key: string, index: number, count: number): number | null {
  const next: Readonly<Record<string, number>> = {
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index - 1 + count) % count,
    Home: 0,
    End: count - 1,
    ' ': index,
  };
  return next[key] ?? null;
}
