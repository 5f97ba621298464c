import type { ReactElement } from 'react';
import { useUi } from '../ui.tsx';
import { Check, Submit } from './Form.tsx';

const KEYS = [
  ['j', 'desk.keys.next'],
  ['k', 'desk.keys.previous'],
  ['Enter', 'desk.keys.open'],
  ['x', 'desk.keys.choose'],
  ['Ctrl+Enter', 'desk.keys.save'],
  ['Ctrl+Shift+Enter', 'desk.keys.saveNext'],
  ['u', 'desk.undo'],
  ['/', 'desk.keys.search'],
  ['?', 'desk.keys.help'],
] as const;

/** The dialog with the keyboard shortcuts. Single keys can be switched off: speech input may trigger them. */
export function Shortcuts(): ReactElement {
  const { t } = useUi();
  return (
    <dialog id="shortcuts" aria-labelledby="shortcuts-title">
      <h2 id="shortcuts-title">{t('desk.keys.title')}</h2>
      <dl className="keys">
        {KEYS.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <Check name="shortcuts" id="shortcuts-on" defaultChecked>
          {t('desk.keys.on')}
        </Check>
        <Submit>{t('desk.close')}</Submit>
      </form>
    </dialog>
  );
}
