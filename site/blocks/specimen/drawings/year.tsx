import { useWords } from '../../../lib/prose.tsx';
import type { DrawingProps } from '../drawing.ts';

const quarters = [1, 2, 3, 4];

/** A table of duties: in which month of each quarter each is due, and who signs it. */
export default function Year({ drawing }: DrawingProps<'year'>) {
  const { t, title, formats } = useWords();
  const name = monthNames(formats);
  return (
    <table className="specimen-year">
      <thead>
        <tr>
          <th scope="col">{t(drawing.heading)}</th>
          {quarters.map((quarter) => (
            <th scope="col" key={quarter}>
              <span>{t(drawing.quarter)}</span>
              {quarter}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {drawing.rows.map((row) => (
          <tr key={row.what}>
            <th scope="row">
              {title(row.what)}
              <small>{title(row.who)}</small>
            </th>
            {quarters.map((quarter) => (
              <td key={quarter}>
                {row.months
                  .filter((month) => Math.ceil(month / 3) === quarter)
                  .map((month) => (
                    <b key={month} className={month === row.ringed ? 'specimen-ring' : undefined}>
                      {name(month)}
                    </b>
                  ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function monthNames(formats: string): (month: number) => string {
  const names = new Intl.DateTimeFormat(formats, { month: 'short', timeZone: 'UTC' });
  return (month) => names.format(Date.UTC(2000, month - 1));
}
