import { files } from '#generated/media.ts';
import { useWords } from '../../render/prose.tsx';

/** The type and the size of a file, beside the link to it: "PDF, 1.2 MB". */
export function FileFacts({ file }: { file: string }) {
  const { formats } = useWords();
  const type = file.slice(file.lastIndexOf('.') + 1).toUpperCase();
  const size = files[file]?.size;
  return <span className="file-facts"> {size === undefined ? type : `${type}, ${sizeIn(formats, size)}`}</span>;
}

/** A file size in kilobytes or megabytes, in decimal units. */
function sizeIn(tag: string, bytes: number): string {
  const [unit, count] =
    bytes >= 1_000_000
      ? (['megabyte', bytes / 1_000_000] as const)
      : (['kilobyte', Math.max(1, bytes / 1000)] as const);
  return new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: count < 10 ? 1 : 0 }).format(count);
}
