import type { CustomProps } from '#contract';
import type { ReactElement } from 'react';
import { Section } from '#site/blocks/parts/Section.tsx';
import { usePage } from '#site/lib/page.tsx';
import { useText } from '#site/lib/text.tsx';
import type { priceTable } from './schema.ts';

/** What treatments cost. On a phone each row is two lines: treatment and price, then how long it takes. */
export default function PriceTable({ content }: CustomProps<typeof priceTable>): ReactElement {
  const { id, heading, lead, columns, groups, note } = content;
  const t = useText();
  return (
    <Section id={id} heading={heading} lead={lead}>
      <table className="prices">
        <thead>
          <tr>
            <th scope="col">{t(columns.treatment)}</th>
            <th scope="col">{t(columns.duration)}</th>
            <th scope="col">{t(columns.price)}</th>
          </tr>
        </thead>
        {groups.map((group) => (
          <Group group={group} content={content} key={group.title} />
        ))}
      </table>
      {note ? <p className="prices__note">{t(note)}</p> : null}
    </Section>
  );
}

type Content = CustomProps<typeof priceTable>['content'];

function Group({
  group,
  content: { currency, from },
}: {
  group: Content['groups'][number];
  content: Content;
}): ReactElement {
  const t = useText();
  const { locale } = usePage();
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  return (
    <tbody>
      <tr className="prices__group">
        <th scope="rowgroup" colSpan={3}>
          {t(group.title)}
        </th>
      </tr>
      {group.rows.map((row) => (
        <tr key={row.treatment}>
          <th scope="row">{t(row.treatment)}</th>
          <td className="prices__duration">{t(row.duration)}</td>
          <td className="prices__price">
            {row.isFrom ? <small>{t(from)} </small> : null}
            {money.format(row.price)}
          </td>
        </tr>
      ))}
    </tbody>
  );
}
