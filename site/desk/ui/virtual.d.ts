declare module 'virtual:desk-texts' {
  /** Loads the texts of one language. */
  export const loadTexts: (locale: string) => Promise<Readonly<Record<string, string>>>;
  /** By language, the texts of replies. */
  export const replies: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

declare module 'virtual:desk-texts/all' {
  export const texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export const replies: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

declare module 'virtual:desk-icons' {
  /** SVG path data for a view box of 256 × 256, by icon name. */
  export const outlines: Readonly<Record<string, string>>;
}
