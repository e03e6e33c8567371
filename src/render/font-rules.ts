import { familyOf } from './font-families.ts'

/** A CSS font-family value: the family, its fallback of the same size, and a generic name. */
export const fontStack = (family: string): string =>
  `'${family}','${family} Fallback',${familyOf(family).generic}`

/** The rules that widen the spaces of headings and texts whose family has narrow ones; empty for other families. */
export function wordSpaces(heading: string, text: string): string {
  const [ofHeading, ofText] = [familyOf(heading).space, familyOf(text).space]
  if (ofHeading === undefined && ofText === undefined) return ''
  return `body{word-spacing:${ofText ?? 0}}h1,h2,h3,h4{word-spacing:${ofHeading ?? 0}}`
}
