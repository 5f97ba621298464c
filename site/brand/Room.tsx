import type { ReactNode } from 'react';
import type { Box, CompiledRoom, CompiledService, ImageFacts } from '#contract';
import { brand } from '#generated/brand.ts';
import { images } from '#generated/media.ts';
import { services } from '#generated/services.ts';
import { usePage } from '../render/page.tsx';
import { useWords } from '../render/prose.tsx';
import { Preload } from '../pictures/picture-view.tsx';
import { themes, pictureAddress, variantsOf, type Size, type Theme } from '../pictures/variants.ts';

interface RoomProps {
  readonly service: string;
  /** What hangs on its wall. */
  readonly children?: ReactNode;
}

/** The room of a service: on a phone its left half, with the paper below. */
export function Room({ service, children }: RoomProps) {
  return (
    <div
      className={`room room-${service} relative max-w-180 mx-auto xl:grid xl:grid-cols-[52.4%_44.2%_1fr] xl:max-w-none xl:bg-[var(--tone-coping)]`}
    >
      <RoomView service={service} />
      {children}
    </div>
  );
}

/**
 * The picture of a room in both themes. The one of the system's theme is preloaded; the other loads after the layout, for
 * the cross-fade when the theme changes.
 */
export function RoomView({ service }: { readonly service: string }) {
  return (
    <div className="relative overflow-clip aspect-[622/420] xl:[grid-area:1/1/auto/-1] xl:self-end xl:aspect-auto">
      {themes.map((theme) => (
        <Preload key={theme} theme={theme} src={roomAddress(service, theme)} />
      ))}
      {themes.map((theme) => (
        <img
          key={theme}
          className={`room__${theme} block absolute top-0 left-[-1.61%] w-[200.65%] max-w-none h-auto xl:left-0 xl:w-full ${theme === 'light' ? 'xl:relative' : ''}`}
          src={roomAddress(service, theme)}
          alt=""
          loading="lazy"
          {...roomSize(service)}
        />
      ))}
    </div>
  );
}

/** What one sees of a room through a window of the house. */
export function WindowView({ service }: { readonly service: string }) {
  return (
    <div className={`wall__view room-${service}`}>
      <RoomPart service={service} part={roomOf(service).window} className="w-full h-full" />
    </div>
  );
}

/** A part of a room's picture, in the page's theme. */
export function RoomPart({ service, part, className }: { service: string; part: Box; className: string }) {
  return themes.map((theme) => (
    <img
      key={theme}
      className={`picture--${theme} align-bottom ${className}`}
      src={partAddress(roomAddress(service, theme), part)}
      alt=""
      loading="lazy"
      width={part.width}
      height={part.height}
    />
  ));
}

/** What one sees of a room at night through its open door. */
export function NightView({ service }: { readonly service: string }) {
  const { door, window } = roomOf(service);
  const part = door ?? window;
  return (
    <img className="block w-full h-full" src={partAddress(roomAddress(service, 'dark'), part)} alt="" loading="lazy" />
  );
}

/** A drawing of the house's wall, in both themes. */
export function WallPart({ file }: { readonly file: string }) {
  return themes.map((theme) => (
    <img
      key={theme}
      className={`room__${theme} ${theme === 'dark' ? 'absolute inset-0' : 'relative block'} w-full h-auto`}
      src={drawingAddress(file, theme)}
      alt=""
      loading="lazy"
      {...drawingSize(file)}
    />
  ));
}

/** The hall below a room: the windows of all rooms, each a link; the one of this room is lit. */
export function Hall({ service }: { readonly service: string }) {
  const { t, locale } = useWords();
  const { entry } = usePage();
  return (
    <nav className="hall bg-plinth text-small print:hidden" aria-label={t('shared:nav.rooms')}>
      <ul className="wrap flex items-center justify-between gap-x-5 overflow-x-auto">
        {roomed.map(({ key, href, shortTitle }) => {
          const isOwn = key === service;
          const current = href[locale] === entry.canonical ? 'page' : 'true';
          return (
            <li key={key} className={isOwn ? 'hall__own px-2' : undefined}>
              <a
                className="flex items-center gap-2.5 min-h-13 text-on-plinth-soft whitespace-nowrap no-underline hover:text-on-plinth aria-[current]:text-on-plinth aria-[current]:font-600"
                href={href[locale]}
                aria-current={isOwn ? current : undefined}
              >
                <span
                  className={`hall__pane flex-none w-3.5 h-5 border-2 border-b-4 ${isOwn ? 'border-[var(--tone-coping)] bg-spark' : `border-plinth-line bg-[var(--tone-hall)] [a:hover>&]:bg-spark room-${key}`}`}
                />
                {t(shortTitle)}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The room of a service. */
export function roomOf(service: string): CompiledRoom {
  const room = brand.rooms?.[service];
  if (!room) throw new Error(`The brand has no room "${service}".`);
  return room;
}

/** The services that have a room. */
export const roomed: readonly CompiledService[] = services.filter(({ key }) => brand.rooms?.[key]);

/** The size of a room's picture, in its units. */
function roomSize(service: string): Size {
  return drawingSize(roomOf(service).file);
}

/** The address of a room's picture in a theme. */
function roomAddress(service: string, theme: Theme): string {
  return drawingAddress(roomOf(service).file, theme);
}

/** The size of a drawing, in its units. */
export function drawingSize(file: string): Size {
  const { width, height } = factsOf(file);
  return { width, height };
}

/** The address of a drawing in a theme. */
export function drawingAddress(file: string, theme: Theme): string {
  const facts = factsOf(file);
  return pictureAddress(file, facts, 'wide', variantsOf(facts, 'wide', theme).fallback);
}

/** The address of a part of an SVG file. The part fills its image; what does not fit is cut off above and at the sides. */
export function partAddress(address: string, { x, y, width, height }: Box): string {
  return `${address}#svgView(viewBox(${x},${y},${width},${height});preserveAspectRatio(xMidYMax%20slice))`;
}

function factsOf(file: string): ImageFacts {
  const facts = images[file];
  if (!facts) throw new Error(`"${file}" is not in site/generated/media.ts: run npm run generate.`);
  return facts;
}
