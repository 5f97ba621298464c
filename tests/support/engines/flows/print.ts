import { expect } from 'vitest';

import { wordsOnPaper } from '../paper.ts';
import type { Flow } from './flow.ts';

const PAGES = ['/servicios/asesoria-legal', '/cumplimiento-fintech-landing'];

/** What is opened on a screen, and so has to be open on paper. */
const OPENED = ['details', '[role=tabpanel]', '[role=tooltip]'];
/** What only a screen can do. */
const FOR_SCREENS = ['.actions', 'form', 'dialog'];

/** A page on paper has all that can be opened on the screen, and nothing that one would press. Firefox takes seconds a page. */
export function describePrint(test: Flow): void {
  test('on paper: all panels, answers and tooltips, and nothing that only a screen can do', async ({
    visitor,
    skip,
  }) => {
    const { print } = visitor.engine;
    if (!print) return skip('this engine’s driver does not print');
    const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '');
    /** Texts of more than a word in one piece. Firefox draws headings as shapes, since the weight of their font varies. */
    const read = (parts: readonly string[], kinds: string): Promise<string[]> =>
      visitor.ask(
        (wanted, of) =>
          wanted
            .flatMap((part) => [...document.querySelectorAll(part)])
            .flatMap((part) => [part, ...part.querySelectorAll('*')])
            .filter(
              (element) =>
                element.matches(of) && element.children.length === 0 && element.textContent.trim().includes(' '),
            )
            .map((element) => element.textContent),
        parts,
        kinds,
      );
    for (const path of PAGES) {
      await visitor.open(path);
      const [opened, forScreens] = [
        await read(OPENED, 'p, li, [role=tooltip]'),
        await read(FOR_SCREENS, 'a, label, button'),
      ];
      const words = plain(wordsOnPaper(await print()));
      expect({ path, opened: opened.length > 1, forScreens: forScreens.length > 1 }).toEqual({
        path,
        opened: true,
        forScreens: true,
      });
      const faults = {
        missing: opened.filter((text) => !words.includes(plain(text))),
        tooMuch: forScreens.filter((text) => words.includes(plain(text))),
      };
      expect({ path, ...faults }).toEqual({ path, missing: [], tooMuch: [] });
    }
  }, 60_000);
}
