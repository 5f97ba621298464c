import { Fragment } from 'react';
import { useText } from '../../render/page.tsx';
import { Action, Actions, type BlockProps } from '../parts/index.ts';

/**
 * Panels that are shown one at a time. The HTML has sections one after the other, with links to each, which
 * `browser/tabs.ts` turns into tabs. Find-in-page searches closed panels too, and opens them.
 */
export default function Tabs({ block, drawBlock }: BlockProps<'tabs'>) {
  const t = useText();
  const { query } = block;
  return (
    <div className="tabs" id={block.id} data-tabs={block.initial} data-parameter={query?.parameter}>
      <div className="bg-paper border-b border-line-strong">
        <nav className="wrap flex flex-wrap" aria-label={t(block.label)}>
          {block.panels.map((panel) => (
            <a
              className="tabs__tab flex-1 flex items-center justify-center min-h-14 mb--px px-4 py-2.5 border border-b-0 border-transparent font-heading font-500 text-[clamp(1.0625rem,1rem+0.5vw,1.375rem)] leading-[1.2] text-center text-ink-soft no-underline hover:text-accent aria-[selected=true]:text-ink aria-[selected=true]:bg-paper aria-[selected=true]:border-line-strong aria-[selected=true]:border-t-3 aria-[selected=true]:border-t-accent md:flex-none md:min-w-64"
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
            <p className="tabs__title pt-8 text-h2" aria-hidden="true">
              {t(panel.label)}
            </p>
            {panel.actions ? (
              <div className="pt-2">
                <Actions actions={panel.actions} />
              </div>
            ) : null}
          </div>
          {panel.blocks.map((inner, index) => (
            <Fragment key={index}>{drawBlock(inner)}</Fragment>
          ))}
          {panel.floating ? (
            <div className="floating hidden sticky z-10 bottom-[40%] h-0 justify-end items-end lg:flex [&>.button]:min-h-0 [&>.button]:px-2.5 [&>.button]:py-5 [&>.button]:border-r-0 [&>.button]:text-small [&>.button]:whitespace-nowrap [&>.button]:[writing-mode:vertical-rl]">
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
