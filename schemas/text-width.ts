/**
 * The advances of the characters from space to tilde in hundredths of an em, at weight 600: of each the widest of Inter, Raleway,
 * Plus Jakarta Sans, Fraunces and Bricolage Grotesque, as Chromium's canvas measures them. Measured likewise, 25 labels of
 * menus take at most 0.97 of this in each proportional family that we serve, a single one up to 1.03.
 */
const advances = (
  '26 35 53 88 66 103 78 33 38 38 63 68 33 57 35 67 72 48 63 64 67 62 66 58 66 65 35 37 68 68 68 56 ' +
  '100 74 71 78 80 67 62 82 86 41 58 80 64 93 78 88 70 88 76 66 70 76 73 107 74 72 66 39 62 39 65 65 ' +
  '38 58 67 61 67 62 41 66 65 32 32 62 32 96 65 66 67 67 48 55 41 63 59 86 57 60 57 46 37 46 68'
)
  .split(' ')
  .map(Number)

/** Of any other character: a wide capital's. */
const other = 90

/** The most pixels that a line of text takes at a font size, in any proportional family that we serve; kerning is not counted. */
export function textWidth(text: string, size: number): number {
  let hundredths = 0
  for (const character of text) hundredths += advances[character.charCodeAt(0) - 32] ?? other
  return (hundredths * size) / 100
}

/** The narrowest screen that shows a menu as a row, less its edges, in pixels. */
export const menuRoom = 944

/** What an entry of a menu takes besides its text, at most, and the arrow of one with a sub-menu. */
const entrySides = 42
const arrow = 16

/** The most pixels that a menu takes in one row, from its labels and which of them open a sub-menu. */
export const menuWidth = (entries: readonly { label: string; opens: boolean }[]): number =>
  entries.reduce(
    (sum, { label, opens }) => sum + textWidth(label, 15) + entrySides + (opens ? arrow : 0),
    0,
  )
