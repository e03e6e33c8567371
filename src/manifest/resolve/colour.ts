/** Arithmetic on `#rrggbb` colours, for contrast: WCAG 2.2, "relative luminance" and "contrast ratio". */

type Rgb = readonly [number, number, number]

const parse = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]

function luminance(hex: string): number {
  const [r, g, b] = parse(hex).map((part) => {
    const value = part / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

/** The contrast ratio, from 1 (the same) to 21 (black on white). */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

/** Mixes `share` of `b` into `a`. */
export function mix(a: string, b: string, share: number): string {
  const other = parse(b)
  const parts = parse(a).map((part, i) => Math.round(part + ((other[i] ?? 0) - part) * share))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** White or near-black, whichever has more contrast on a background. */
export const readableOn = (ground: string): string =>
  contrast('#ffffff', ground) >= contrast('#101418', ground) ? '#ffffff' : '#101418'

/** Moves a colour towards another, only as far as needed for a contrast with every background. */
export function untilContrast(
  colour: string,
  towards: string,
  { grounds, ratio }: { grounds: readonly string[]; ratio: number },
): string {
  for (let share = 0; share < 1; share += 0.04) {
    const tried = mix(colour, towards, share)
    if (grounds.every((ground) => contrast(tried, ground) >= ratio)) return tried
  }
  return towards
}
