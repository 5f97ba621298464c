import { describe, expect } from 'vitest';

import type { Visitor } from '../visitor.ts';
import type { Flow } from './flow.ts';

function tip(index: number): string {
  return `[data-tips="${index}"]`;
}

function text(index: number): string {
  return `${tip(index)} [role=tooltip]`;
}

/** Opens a page with tooltips, and numbers them. */
async function openTips(visitor: Visitor): Promise<void> {
  await visitor.open('/cumplimiento-fintech-landing');
  await visitor.ask(() =>
    document.querySelectorAll<HTMLElement>('.tip').forEach((element, index) => (element.dataset['tips'] = `${index}`)),
  );
}

/** Tooltips by each hand that a visitor may have. */
export function describeTooltips(test: Flow): void {
  describe('tooltips', () => {
    test('by pointer and keyboard; Escape closes them', async ({ visitor }) => {
      await openTips(visitor);
      await visitor.engine.hover(tip(0));
      await visitor.shows(text(0));
      await visitor.engine.hover('h1');
      await visitor.shows(text(0), false);
      await visitor.focus(`${tip(0)} button`);
      await visitor.shows(text(0));
      const described = await visitor.ask((wanted) => {
        const [button, told] = ['button', '[role=tooltip]'].map((part) => document.querySelector(`${wanted} ${part}`));
        return button?.getAttribute('aria-describedby') === told?.id && told?.id !== '';
      }, tip(0));
      expect(described).toBe(true);
      await visitor.press('Escape');
      await visitor.shows(text(0), false);
      await visitor.press('Tab');
      await visitor.shows(text(1));
    });

    test('by touch: one opens at once, and closes when another place is touched', async ({ visitor, skip }) => {
      const { tap } = visitor.engine;
      if (!tap) return skip('this engine’s driver makes a mouse of each finger');
      await openTips(visitor);
      await visitor.ask(() =>
        addEventListener('pointerdown', ({ pointerType }) => Object.assign(window, { pointerType })),
      );
      await tap(`${tip(0)} button`);
      await visitor.shows(text(0));
      expect(await visitor.ask(() => (window as unknown as { pointerType: string }).pointerType)).toBe('touch');
      await tap(`${tip(1)} button`);
      await visitor.shows(text(1));
      await visitor.shows(text(0), false);
      await tap('h1');
      await visitor.shows(text(1), false);
    });
  });
}
