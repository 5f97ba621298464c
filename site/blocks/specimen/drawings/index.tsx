import { useWords } from '../../../lib/prose.tsx';
import type { DrawingProps } from '../drawing.ts';

/** The files in a folder, and its index once they are in order. */
export default function Index({ drawing: { before, after } }: DrawingProps<'index'>) {
  const { title } = useWords();
  return (
    <div className="specimen-index">
      <div className="specimen-index__before">
        <h3>{title(before.label)}</h3>
        <ul>
          {before.files.map((file) => (
            <li key={file}>{title(file)}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{title(after.label)}</h3>
        <ol>
          {after.sections.map(({ name, files }) => (
            <li key={name}>
              <b>{title(name)}</b>
              <ol>
                {files.map((file) => (
                  <li key={file.name}>
                    <span className={file.ringed ? 'specimen-ring' : undefined}>{title(file.name)}</span>
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
