declare module 'virtual:desk-texts' {
  /** The texts of one language. */
  export const loadTexts: (locale: string) => Promise<Readonly<Record<string, string>>>;
  /** By language, the texts of replies, which are written in the visitor's. */
  export const replies: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

declare module 'virtual:desk-texts/all' {
  export const texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export const replies: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

declare module 'virtual:desk-icons' {
  /** Paths on a grid of 256, by the names of icons. */
  export const outlines: Readonly<Record<string, string>>;
}
