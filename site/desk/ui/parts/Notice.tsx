import type { ReactElement } from 'react';
import { useUi } from '../ui.tsx';
import { Form, Submit } from './Form.tsx';
import { Alert } from './Small.tsx';

/** The notice of the previous request. After a row was saved, its draft is deleted: see live/draft.ts. */
export function Notice(): ReactElement | null {
  const { frame, t } = useUi();
  const { notice } = frame;
  if (!notice) return null;
  return (
    <Alert tone={notice.tone} id="notice" data-saved={notice.values?.['row']}>
      <p>{t(notice.text, notice.values)}</p>
      {notice.undo === undefined ? null : (
        <Form action="/undo">
          <input type="hidden" name="undo" value={notice.undo} />
          <input type="hidden" name="back" value={frame.address} />
          <Submit look="small">{t('desk.undo')}</Submit>
        </Form>
      )}
    </Alert>
  );
}
