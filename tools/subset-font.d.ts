declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2'
    /** Tags of OpenType features; all others are dropped, with the glyphs that only they show. */
    keepFeatures: readonly string[]
  }

  /** A font with the glyphs of some characters alone: https://www.npmjs.com/package/subset-font */
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: SubsetOptions,
  ): Promise<Uint8Array>
}
