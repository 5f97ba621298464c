import { store, stored } from './storage.ts';

/** The fallback where session storage is blocked or full: lives as long as the page. */
const memory = new Map<string, string>();

/** Reads a value of this tab, if it exists. */
export function recall<T>(name: string): T | undefined {
  const text = memory.get(name) ?? stored(name);
  return text ? (JSON.parse(text) as T) : undefined;
}

/** Stores a value for this tab. */
export function keep(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  store(name, text);
  if (stored(name) === text) memory.delete(name);
  else memory.set(name, text);
}

/** Deletes a value. */
export function forget(name: string): void {
  memory.delete(name);
  store(name, null);
}
