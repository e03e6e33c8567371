import type { DrawnNode, DrawnPart } from './drawn-part.ts'
import type { SiteView } from './site-view.ts'
import { splitStyle, type SplitStyle, type StyledHtml } from './split-style.ts'
import type { Styles } from './styles.ts'

/** A style, and behind which of the ends that a page was split at the sheets are linked. */
interface ChosenStyle {
  style: string
  at: number | undefined
}

/** What was chosen for the pages of a view. */
interface Chosen {
  byParts: Map<string, ChosenStyle>
  needs: WeakMap<DrawnNode, number>
  /** The same of nodes with the first picture of a page. */
  earlyNeeds: WeakMap<DrawnNode, number>
}

/** The most styles that are remembered of one view. */
const most = 500

const chosen = new WeakMap<SiteView, Chosen>()

/** What a page's style is made from. */
export interface StyledParts extends StyledHtml {
  parts: readonly DrawnPart[] | undefined
  /** The page has characters that few have: its style names their fonts too. */
  isRare: boolean
  /** The whole style element from its chosen rules. */
  toStyle(css: string): string
}

/** The text of a page's style element, and where the sheets must be linked. */
export interface PageStyle {
  style: string
  end: SplitStyle['end']
}

/**
 * The style of a page as `splitStyle` chooses it, once for all pages of a view whose parts need the same rules: these
 * have the same string, whose hash is in their policy.
 */
export function pageStyle(view: SiteView, styles: Styles, styled: StyledParts): PageStyle {
  const { parts, isRare, ends, toStyle } = styled
  const known = chosenOf(view)
  const rules = parts && keyOf(parts, known, styles)
  const key = rules !== undefined && isRare ? `rare ${rules}` : rules
  const made = key === undefined ? undefined : known.byParts.get(key)
  if (made !== undefined)
    return { style: made.style, end: made.at === undefined ? undefined : ends[made.at] }
  const { css, end } = splitStyle(styled)
  const style = toStyle(css)
  if (key !== undefined) {
    if (known.byParts.size >= most) known.byParts.clear()
    known.byParts.set(key, { style, at: end === undefined ? undefined : ends.indexOf(end) })
  }
  return { style, end }
}

function chosenOf(view: SiteView): Chosen {
  const known = chosen.get(view)
  if (known !== undefined) return known
  const made: Chosen = { byParts: new Map(), needs: new WeakMap(), earlyNeeds: new WeakMap() }
  chosen.set(view, made)
  return made
}

/** What the style of parts depends on; undefined where a part is no node. */
function keyOf(
  parts: readonly DrawnPart[],
  { needs, earlyNeeds }: Chosen,
  styles: Styles,
): string | undefined {
  const numbers: number[] = []
  for (const { html, drawn, isEarly } of parts) {
    if (html === '') continue
    if (drawn === undefined) return undefined
    const known = isEarly ? earlyNeeds : needs
    const number = known.get(drawn) ?? styles.needsOf(html)
    known.set(drawn, number)
    numbers.push(number)
  }
  return numbers.join()
}
