declare module 'virtual:desk-icons' {
  /** SVG path data for a view box of 256 × 256, by icon name. */
  export const outlines: Readonly<Record<string, string>>;
}
