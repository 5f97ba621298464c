import { drawings, facade } from '../../motifs/drawings.ts';
import type { Motif } from '#schema';
import { shareSize } from './address.ts';
import type { Colours } from './colours.ts';
import type { Share } from './content.ts';
import { weights } from './faces.ts';
import { leading, setTitle } from './title.ts';
import type { SetTitle } from './title.ts';
import { drawable, textElement } from './type.ts';
import type { Measure, Style } from './type.ts';

const { width, height } = shareSize;
const margin = 72;

/** The room of the title: its left and top edge, its last baseline, and its right edge, clear of every drawing. */
export const titleRoom = { left: margin, top: 60, baseline: 460, right: 768 } as const;

// The plinth rises to the right in steps, and the drawing stands on the highest.
const plinth = { top: 532, steps: 4, start: 692, run: 28, rise: 11, baseline: 598 } as const;
const ground = plinth.top - plinth.steps * plinth.rise;
// The upright axis of a drawing: its right side runs over the edge.
const axis = 1056;

const display: Style = { weight: weights.title, spacing: -0.028 };
const name: Style = { weight: weights.title, spacing: -0.01 };
const small: Style = { weight: weights.text, spacing: 0 };

/** The title of a share image, set in its room. */
export function setShareTitle(title: string, measure: Measure): SetTitle {
  const room = { width: titleRoom.right - titleRoom.left, height: titleRoom.baseline - titleRoom.top };
  return setTitle(drawable(title, measure, display), room, (text) => measure(text, display));
}

/** Draws a share image as SVG: the title on the left, the motif on the right, the firm's name on the plinth. */
export function drawShare(share: Share, colours: Colours, measure: Measure): string {
  const { size, lines } = setShareTitle(share.title, measure);
  const title = lines.map(({ text, left }, index) => {
    const y = titleRoom.baseline - Math.round((lines.length - 1 - index) * leading * size);
    // By the ink, not by the letter's own margin: lines that begin with P and with A stand on one edge.
    return textElement(text, { x: titleRoom.left - left, y, size, fill: colours.ink }, display);
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Fraunces">` +
    `<rect width="${width}" height="${height}" fill="${colours.stone}"/>` +
    drawMotif(share.motif, colours) +
    `<path d="${steps(0)}V${height}H0z" fill="${colours.plinth}"/>` +
    `<path d="${steps(12)}" fill="none" stroke="${colours['plinth-line']}" stroke-width="2"/>` +
    title.join('') +
    drawFirm(share, colours, measure) +
    '</svg>'
  );
}

// The profile of the plinth, or a line that follows it at a distance.
const steps = (inset: number): string =>
  `M0 ${plinth.top + inset}H${plinth.start + inset}` +
  `v${-plinth.rise}h${plinth.run}`.repeat(plinth.steps - 1) +
  `v${-plinth.rise}H${width}`;

// The y of a drawing that stands on the ground. Those that end in a point are let into the plinth.
const feet: Partial<Record<Motif, number>> = { fintech: 84, ai: 82, 'pld-vulnerables': 89 };

function drawMotif(motif: Motif | null, colours: Colours): string {
  const { lines, spark } = motif ? drawings[motif] : facade;
  const { scale, centre, foot, line } = motif
    ? { scale: 5.25, centre: 48, foot: feet[motif] ?? 92, line: 3 }
    : { scale: 1.84, centre: 120, foot: 264, line: 2.5 };
  // A little lower than it stands, so that the plinth covers the drawing's lowest line.
  const place = `translate(${axis - centre * scale} ${ground + 2 - foot * scale}) scale(${scale})`;
  return (
    `<g transform="${place}" fill="none">` +
    `<path d="${lines}" stroke="${colours.jade}" stroke-width="${line / scale}"/>` +
    `<path d="${spark}" stroke="${colours.spark}" stroke-width="${5 / scale}"/></g>`
  );
}

// The mark of `layout/Logo.tsx` and `public/favicon.svg`.
const mark = 'M5 17a9 9 0 0 1 18 0M10 17a4 4 0 0 1 8 0M14 8v5M3 17h22M1 22h26M0 27h28';

function drawFirm({ firm, tagline }: Share, colours: Colours, measure: Measure): string {
  const y = plinth.baseline;
  const left = margin + 54;
  const firmSize = fitted(measure(firm, name).width, 40, 420);
  const { left: bearing, width: tagWidth } = measure(tagline, small);
  const end = left + measure(firm, name).width * firmSize;
  const size = fitted(tagWidth, 28, width - margin - end - 48);
  return (
    `<path transform="translate(${margin} ${y - 36}) scale(1.36)" d="${mark}" fill="none" stroke="${colours['plinth-accent']}" stroke-width="2"/>` +
    textElement(firm, { x: left, y, size: firmSize, fill: colours['on-plinth'] }, name) +
    textElement(tagline, { x: width - margin - (bearing + tagWidth) * size, y, size, fill: colours['on-plinth-soft'] }, small)
  );
}

// A type size at which a text of so many ems stays within its room.
const fitted = (ems: number, size: number, room: number): number => Math.min(size, Math.floor((room / ems) * 10) / 10);
