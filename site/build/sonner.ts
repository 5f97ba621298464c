import type { Plugin } from 'vite';

/**
 * Removes the code that inserts a `<style>` element when sonner is imported: the content security policy blocks it, and
 * `islands/toasts.tsx` imports sonner's style sheet.
 */
export function sonnerWithoutStyleTag(): Plugin {
  return {
    name: 'site:sonner-without-style-tag',
    enforce: 'pre',
    transform(code, id) {
      if (!/sonner[\\/]dist[\\/]index\.mjs/.test(id)) return null;
      const cleaned = withoutStyleInsertion(code);
      return { code: cleaned, map: null };
    },
  };
}

/** Removes the call that inserts the style element. Throws if it is not found. */
export function withoutStyleInsertion(code: string): string {
  const named = /function (\w+)\(\w+,\{insertAt:\w+\}=\{\}\)/.exec(code)?.[1];
  const call = named ? new RegExp(`}${named}\\(\`[\\s\\S]*?\`\\);`) : null;
  if (!call?.test(code)) {
    throw new Error(
      'sonner no longer inserts its style element the way site/build/sonner.ts expects. ' +
        'Compare node_modules/sonner/dist/index.mjs with that file, or pin sonner to 1.7.4.',
    );
  }
  return code.replace(call, '}');
}
