/** What of a font of fontkit is needed to draw words. */
export interface ShareFont {
  unitsPerEm: number
  hasGlyphForCodePoint(codePoint: number): boolean
  layout(text: string): {
    advanceWidth: number
    glyphs: readonly { path: { toSVG(): string } }[]
    positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[]
  }
}

/** A part of a line whose letters one font has. */
interface Run {
  font: ShareFont
  text: string
}

/** A line of words, by font. */
export type LineOf = readonly Run[]

/** A letter in the first font that has it, and its width in ems. */
interface Letter {
  font: ShareFont
  letter: string
  advance: number
}

const advances = new WeakMap<ShareFont, Map<string, number>>()

/** The width of a letter in ems, laid out once for a font: kerning changes no line. */
function advanceOf(font: ShareFont, letter: string): number {
  const known = advances.get(font) ?? new Map<string, number>()
  advances.set(font, known)
  const advance = known.get(letter) ?? font.layout(letter).advanceWidth / font.unitsPerEm
  known.set(letter, advance)
  return advance
}

/** The letters of a text that some font has. */
const lettersOf = (text: string, fonts: readonly ShareFont[]): Letter[] =>
  Array.from(text).flatMap((letter) => {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    return font === undefined ? [] : [{ font, letter, advance: advanceOf(font, letter) }]
  })

/** A text in lines of at most a measure; a word that is longer than that goes on in the next line. */
export function linesOf(
  text: string,
  fonts: readonly ShareFont[],
  { size, measure }: { size: number; measure: number },
): LineOf[] {
  const lines: Letter[][] = []
  const space = lettersOf(' ', fonts)
  let width = Infinity
  for (const word of text.split(/\s+/)) {
    const letters = lettersOf(word, fonts)
    if (letters.length === 0) continue
    const needed = widthOf([...space, ...letters]) * size
    if (width + needed <= measure) lines.at(-1)?.push(...space)
    else lines.push([])
    width = width + needed <= measure ? width + widthOf(space) * size : 0
    for (const letter of letters) {
      const advance = letter.advance * size
      if (width > 0 && width + advance > measure) {
        lines.push([])
        width = 0
      }
      lines.at(-1)?.push(letter)
      width += advance
    }
  }
  return lines.map(runsOf)
}

const widthOf = (letters: readonly Letter[]): number =>
  letters.reduce((sum, { advance }) => sum + advance, 0)

/** The letters of a line by font. */
function runsOf(letters: readonly Letter[]): Run[] {
  const runs: Run[] = []
  for (const { font, letter } of letters) {
    const last = runs.at(-1)
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}

/** A line as outlines that begin at a point of its base line. */
export function pathOf(
  line: LineOf,
  { x, y, size, fill }: { x: number; y: number; size: number; fill: string },
): string {
  let at = x
  const parts = line.flatMap(({ font, text }) => {
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(text)
    return glyphs.map((glyph, i) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {}
      const move = `translate(${round(at + xOffset * scale)} ${round(y - yOffset * scale)}) scale(${scale} ${-scale})`
      at += xAdvance * scale
      return `<path transform="${move}" d="${glyph.path.toSVG()}"/>`
    })
  })
  return `<g fill="${fill}">${parts.join('')}</g>`
}

const round = (value: number): number => Math.round(value * 100) / 100
