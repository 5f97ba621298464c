import { useEffect, useId, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { IconButton } from './Glyph.tsx';
import { isComposing } from './composing.ts';
import { keepFocus } from './focus.ts';
import { setState } from './store.ts';
import { useUnsaved } from './unsaved.ts';
import { useSay } from './words.ts';

/** A window at the side of the page. It takes the focus and gives it back; Escape closes it. */
export function Sheet({
  title,
  children,
  isWide = false,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly isWide?: boolean;
}): ReactElement {
  const say = useSay();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isChanged, setChanged] = useState(false);
  useUnsaved(isChanged);
  useEffect(() => {
    const giveBack = keepFocus();
    heading.current?.focus();
    return giveBack;
  }, []);
  const close = (): void => setState({ window: undefined });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key that closes it
    <div
      className={isWide ? 'sheet sheet--wide' : 'sheet'}
      role="dialog"
      aria-labelledby={id}
      onInput={() => setChanged(true)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
        event.stopPropagation();
        close();
      }}
    >
      <div className="sheet__head">
        <h2 id={id} tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <IconButton icon="x" className="close" label={say('close')} onClick={close} />
      </div>
      <div className="sheet__body">{children}</div>
    </div>
  );
}
