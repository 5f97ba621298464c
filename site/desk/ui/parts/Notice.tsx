import type { ReactElement } from 'react';
import { useUi } from '../ui.tsx';
import { Alert } from './Small.tsx';

/** What has just happened. With a script it is told in a toast, unless it came with the document. */
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
