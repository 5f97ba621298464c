import { useWords } from '../../render/prose.tsx';
import { type BlockProps, FormBox, Icon } from '../parts/index.ts';

/** A form in a dialog. Without a script the dialog is a part of the page, and the buttons lead to it. */
export default function FormDialog({ block }: BlockProps<'formDialog'>) {
  const { t, prose } = useWords();
  const headingId = `${block.id}-heading`;
  return (
    <dialog
      id={block.id}
      className="form-dialog w-[min(44rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)] px-5 pt-0 pb-6 md:px-8 md:pb-8 overscroll-contain [&_.form-box]:mt-5 [&_.form-box]:p-0 [&_.form-box]:border-0 [&_.form-box]:bg-transparent [&_.form]:mt-0"
      aria-labelledby={headingId}
      data-form-dialog=""
    >
      <form
        method="dialog"
        className="form-dialog__close sticky top-0 z-1 flex justify-end mt-0 -mx-5 md:-mx-8 p-3 bg-paper"
      >
        <button
          className="grid place-items-center w-11 h-11 border border-line rounded-radius bg-paper text-[1.25rem] cursor-pointer hover:border-accent hover:text-accent"
          aria-label={t('shared:dialog.close')}
        >
          <Icon name="i-ph-x" />
        </button>
      </form>
      <h2 className="mb-0 text-[clamp(1.625rem,1.4rem+1.2vw,2.25rem)]" id={headingId}>
        {t(block.heading)}
      </h2>
      <p className="soft mt-3">{prose(block.lead)}</p>
      <FormBox id={block.form} />
    </dialog>
  );
}
