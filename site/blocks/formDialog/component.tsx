import { useWords } from '../../lib/prose.tsx';
import { type BlockProps, FormBox, Icon } from '../parts/index.ts';

/** A form in a dialog. Without a script the dialog is a part of the page, and the buttons lead to it. */
export default function FormDialog({ block }: BlockProps<'formDialog'>) {
  const { t, prose } = useWords();
  const headingId = `${block.id}-heading`;
  return (
    <dialog id={block.id} className="form-dialog" aria-labelledby={headingId} data-form-dialog="">
      <form method="dialog" className="form-dialog__close">
        <button aria-label={t('shared:dialog.close')}>
          <Icon name="i-ph-x" />
        </button>
      </form>
      <h2 id={headingId}>{t(block.heading)}</h2>
      <p>{prose(block.lead)}</p>
      <FormBox id={block.form} />
    </dialog>
  );
}
