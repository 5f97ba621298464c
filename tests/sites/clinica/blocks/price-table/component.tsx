import type { CustomProps } from '#contract';
import type { ReactElement } from 'react';
import { Section } from '#site/blocks/parts/Section.tsx';
import { usePage, useText } from '#site/render/page.tsx';
import type { priceTable } from './schema.ts';

/** What treatments cost. */
export default function PriceTable({ content }: CustomProps<typeof priceTable>): ReactElement {
  const { id, heading, columns, currency, from, rows, note } = content;
  const t = useText();
  const { locale } = usePage();
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
  return (
    <Section id={id} heading={heading}>
      <table className="prices">
        <thead>
          <tr>
            <th scope="col">{t(columns.treatment)}</th>
            <th scope="col">{t(columns.price)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.treatment}>
              <th scope="row">{t(row.treatment)}</th>
              <td>
                {row.isFrom ? `${t(from)} ` : ''}
                {money.format(row.price)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {note ? <p className="prices__note">{t(note)}</p> : null}
    </Section>
  );
}
