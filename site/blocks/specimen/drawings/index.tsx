import { useWords } from '../../../render/prose.tsx';
import type { DrawingProps } from '../drawing.tsx';

/** The files in a folder, and its index once they are in order. */
export default function Index({ drawing: { before, after } }: DrawingProps<'index'>) {
  const { plain } = useWords();
  return (
    <div className="grid gap-6 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-x-14">
      <div className="loose">
        <h3 className="mb-3 text-[1.125rem]">{plain(before.label)}</h3>
        <ul>
          {before.files.map((file) => (
            <li
              className="w-fit max-w-[calc(100%-1.5rem)] mb-1.5 px-2.5 py-1 border border-dashed border-line-strong text-ink-soft text-paper-small font-mono"
              key={file}
            >
              {plain(file)}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="mb-3 text-[1.125rem]">{plain(after.label)}</h3>
        <ol className="numbered">
          {after.sections.map(({ name, files }) => (
            <li className="relative py-1.5 pl-9 rule" key={name}>
              <b>{plain(name)}</b>
              <ol className="-ml-9">
                {files.map((file) => (
                  <li className="relative py-0.5 pl-9" key={file.name}>
                    <span className={file.ringed ? 'ringed' : undefined}>{plain(file.name)}</span>
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
