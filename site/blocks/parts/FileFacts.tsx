import type { ReactElement } from 'react';
import { files } from '#generated/media.ts';
import { languages } from '#generated/languages.ts';
import { usePage } from '../../lib/page.tsx';

/** What a file is and how large, beside the link to it: "PDF, 1.2 MB". */
export function FileFacts({ file }: { file: string }): ReactElement {
  const { locale } = usePage();
  const type = file.slice(file.lastIndexOf('.') + 1).toUpperCase();
  const size = files[file]?.size;
  return (
    <span className="file-facts">
      {' '}
      {size === undefined ? type : `${type}, ${sizeIn(languages[locale].formats, size)}`}
    </span>
  );
}

/** A size as people say it, in the units of computers' own listings. */
function sizeIn(tag: string, bytes: number): string {
  const [unit, count] =
    bytes >= 1_000_000
      ? (['megabyte', bytes / 1_000_000] as const)
      : (['kilobyte', Math.max(1, bytes / 1000)] as const);
  return new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: count < 10 ? 1 : 0 }).format(count);
}
