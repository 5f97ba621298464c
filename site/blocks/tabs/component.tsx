import { Fragment } from 'react';
import { useText } from '../../lib/text.tsx';
import { Action, Actions, type BlockProps } from '../parts/index.ts';

/**
 * Panels that are shown one at a time. The HTML has sections one after the other, with links to each, which
 * `lib/tabs.ts` turns into tabs. Find-in-page searches closed panels too, and opens them.
 */
export default function Tabs({ block, drawBlock }: BlockProps<'tabs'>) {
  const t = useText();
  const { query } = block;
  return (
    <div className="tabs" id={block.id} data-tabs={block.initial} data-parameter={query?.parameter}>
      <div className="tabs__bar">
        <nav className="wrap tabs__list" aria-label={t(block.label)}>
          {block.panels.map((panel) => (
            <a
              className="tabs__tab"
              id={`${panel.id}-tab`}
              href={`#${panel.id}`}
              aria-controls={panel.id}
              data-query={valuesFor(panel.id, query?.values)}
              key={panel.id}
            >
              {t(panel.label)}
            </a>
          ))}
        </nav>
      </div>
      {block.panels.map((panel) => (
        <section
          className="tabs__panel"
          id={panel.id}
          key={panel.id}
          aria-labelledby={`${panel.id}-tab`}
          data-initial={panel.id === block.initial ? '' : undefined}
          data-hidden={panel.id === block.initial ? undefined : 'until-found'}
        >
          <div className="wrap">
            <p className="tabs__title" aria-hidden="true">
              {t(panel.label)}
            </p>
            {panel.actions ? (
              <div className="tabs__actions">
                <Actions actions={panel.actions} />
              </div>
            ) : null}
          </div>
          {panel.blocks.map((inner, index) => (
            <Fragment key={index}>{drawBlock(inner)}</Fragment>
          ))}
          {panel.floating ? (
            <div className="floating">
              <Action action={panel.floating} fallback="primary" />
            </div>
          ) : null}
        </section>
      ))}
    </div>
  );
}

/** The values of the query parameter that open a panel. */
function valuesFor(panel: string, values: Readonly<Record<string, string>> = {}): string | undefined {
  const names = Object.keys(values).filter((name) => values[name] === panel);
  return names.length > 0 ? names.join(' ') : undefined;
}
