/** A page whose whole style has at most this many characters needs no sheet. */
const most = 12_000
/** Nodes after the first are of the first screen as long as its style has at most this many characters. */
const enough = 10_000

export interface StyledHtml {
  html: string
  /** Where in it each node of the page ends, in order. */
  ends: readonly number[]
  /** The rules for some HTML: all, or only those of a first screen. */
  select(html: string, isFirst: boolean): string
  /** How many characters of style the document has besides. */
  besides: number
}

export interface SplitStyle {
  /** What the document has inline. */
  css: string
  /** Where in the HTML the whole sheets must be linked, if the document has not all rules. */
  end: number | undefined
}

/**
 * The style of a document: all rules of a short one; of others those of the first screen: the header, the page's first node, and the next
 * ones while their rules are few. A browser shows that without waiting for the
 * sheets, and what follows with them.
 */
export function splitStyle({ html, ends, select, besides }: StyledHtml): SplitStyle {
  const whole = select(html, false)
  if (whole.length + besides <= most) return { css: whole, end: undefined }
  let first: SplitStyle | undefined
  for (const end of ends) {
    const css = select(html.slice(0, end), true)
    if (first && css.length + besides > enough) break
    first = { css, end }
  }
  return first ?? { css: whole, end: undefined }
}
