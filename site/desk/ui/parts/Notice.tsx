import type { ReactElement } from 'react';
import { useUi } from '../ui.tsx';
import { Alert } from './Small.tsx';

/** The notice of the previous request. Responses to the desk's script show theirs as a toast instead. */
export function Notice(): ReactElement | null {
  const { frame, t } = useUi();
  const { notice } = frame;
  if (!notice) return null;
  return (
    <Alert tone={notice.tone} id="notice">
      <p>{t(notice.text, notice.values)}</p>
      {notice.undo === undefined ? null : (
        <form method="post" action="/undo" data-soft="undo">
          <input type="hidden" name="undo" value={notice.undo} />
          <input type="hidden" name="back" value={frame.address} />
          <button className="button button--small" type="submit">
            {t('desk.undo')}
          </button>
        </form>
      )}
    </Alert>
  );
}
