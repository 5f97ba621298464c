/** The circle around a sign. */
const RING = 'M16 4a12 12 0 0 1 0 24 12 12 0 0 1 0-24z';

/** Dots, drawn with a stroke half as wide again. */
function dots(path: string): string {
  return `<path stroke-width="3" d="${path}"/>`;
}

/** A line. */
function path(d: string): string {
  return `<path d="${d}"/>`;
}

/**
 * Icons as strokes of width 2 on a grid of 32: the centre lines of Phosphor's outlines, in a third of the bytes. For
 * other icons, Phosphor's outlines are used.
 */
export const strokes: Readonly<Record<string, string>> = {
  'arrow-down': path('M16 5v22l-9-9m9 9 9-9'),
  'arrow-left': path('M27 16H5l9-9M5 16l9 9'),
  'arrow-right': path('M5 16h22l-9-9m9 9-9 9'),
  'arrow-u-up-left': path('m10 18-6-6 6-6M4 12h17a6 6 0 0 1 0 12H10'),
  'arrow-u-up-right': path('m22 18 6-6-6-6m6 6H11a6 6 0 0 0 0 12h11'),
  'arrow-up': path('M16 27V5l-9 9m9-9 9 9'),
  'arrow-up-right': path('M8 24 24 8H11m13 0v13'),
  'chat-circle-text': path('M12 14h8m-8 4h8M5.6 22a12 12 0 1 1 4.4 4.4L5.3 28A1 1 0 0 1 4 26.7z'),
  check: path('m5 18 7 7L28 9'),
  'circle-half': path(`${RING}v24m4-23v22m4-20v18`),
  clock: path(`${RING}m0 5v7h7`),
  'clock-countdown': path('M28 17A12 12 0 1 1 15 4m1 5v7h7') + dots('M20 4.5h0m4.5 3h0m3 4.5h0'),
  copy: path('M11 5h16v16H11zm0 6H5v16h16v-6'),
  'dots-six-vertical': dots('M12 8h0m8 0h0M12 16h0m8 0h0M12 24h0m8 0h0'),
  'envelope-simple': path('M4 7h24v17a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zl12 11L28 7'),
  'facebook-logo': path(`${RING}v0m0 24V14a3 3 0 0 1 3-3h2m-9 7h8`),
  gear: path(
    'M16 11a5 5 0 0 1 0 10 5 5 0 0 1 0-10zm-2.5-7h5l.8 3.6 2.9 1.7 3.6-1.1 2.5 4.3-2.8 2.5v3.4l2.8 2.5-2.5 4.3-3.6-1.1-2.9 1.7-.8 3.6h-5l-.8-3.6-2.9-1.7-3.6 1.1-2.5-4.3 2.8-2.5v-3.4l-2.8-2.5 2.5-4.3 3.6 1.1 2.9-1.7z',
  ),
  house: path('M13 27v-8h6v8h8V14.5L16 4 5 14.5V27z'),
  info: path(`${RING}m-1 11a1 1 0 0 1 1 1v5a1 1 0 0 0 1 1`) + dots('M15.5 10.5h0'),
  'instagram-logo':
    path(
      'M10 4h12a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6zm6 7a5 5 0 0 1 0 10 5 5 0 0 1 0-10z',
    ) + dots('M22.5 9.5h0'),
  'linkedin-logo':
    path(
      'M5 4h22a1 1 0 0 1 1 1v22a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zm6 10v8m4-8v8m0-4.5a3.5 3.5 0 0 1 7 0V22',
    ) + dots('M11 10.5h0'),
  'map-pin': path('M16 9a4 4 0 0 1 0 8 4 4 0 0 1 0-8zm10 4c0 9-10 16-10 16S6 22 6 13a10 10 0 0 1 20 0z'),
  moon: path('M13.5 3.5a12 12 0 0 0 15 15 12 12 0 1 1-15-15z'),
  phone: path('M28 21.5A6 6 0 0 1 22 27 17 17 0 0 1 5 10a6 6 0 0 1 6-6l3 7-3 4a12 12 0 0 0 6 6l4-3z'),
  plus: path('M5 16h22M16 5v22'),
  'share-network': path(
    'M22 3a4 4 0 0 1 0 8 4 4 0 0 1 0-8zm0 18a4 4 0 0 1 0 8 4 4 0 0 1 0-8zM8 12a4 4 0 0 1 0 8 4 4 0 0 1 0-8zm3.5 6.2 7 4.6m0-13.6-7 4.6',
  ),
  sun: path('M16 9a7 7 0 0 1 0 14 7 7 0 0 1 0-14zm0-7v3m0 22v3M2 16h3m22 0h3M6 6l2 2m16 16 2 2m0-20-2 2M8 24l-2 2'),
  'video-camera': path('M4 8h20a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1zm21 10 6 4V10l-6 4'),
  x: path('M25 7 7 25M7 7l18 18'),
  'x-logo': path('M6 5h6l14 22h-6zm8.2 12.9L6 27M26 5l-8.2 9.1'),
};
