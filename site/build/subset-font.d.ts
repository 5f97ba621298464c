declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    keepFeatures?: readonly string[];
    noHinting?: boolean;
  }
  /** Subsets a font to the characters of a text. */
  export default function subsetFont(font: Uint8Array, text: string, options?: SubsetOptions): Promise<Uint8Array>;
}
