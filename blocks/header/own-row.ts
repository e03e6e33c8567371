import type { PageContext } from '#schemas/page-boot.ts'
import { menuRoom, menuWidth, textWidth } from '#schemas/text-width.ts'
import type { HeaderProps } from './schema.ts'

/** Faces that place the menu in a way of their own, on screens of any width. */
const arranging = new Set(['studio', 'campaign', 'institutional', 'newsroom'])

/** What is beside the menu: the logo, the language, the account, the search, and the gaps between them. */
const fixed = { logo: 56, language: 52, account: 112, search: 48, gaps: 48 }

/**
 * Whether brand, menu and button do not fit on one line of the narrowest wide screen together, so that the menu has a line of
 * its own. Estimated from the letters, as no style can tell.
 */
export function needsOwnRow(props: HeaderProps, page: PageContext, hasAccount: boolean): boolean {
  if (arranging.has(page.face ?? '') || (page.face === undefined && props.look === 'centered'))
    return false
  const entries = props.menu.map(({ label, items = [] }) => ({ label, opens: items.length > 0 }))
  const { logo, language, account, search, gaps } = fixed
  const brand = props.brand === 'logo' ? 120 : logo + Math.min(textWidth(page.site.title, 22), 230)
  const end =
    (page.locales.length > 1 ? language : 0) +
    (hasAccount ? account : 0) +
    (props.action ? textWidth(props.action.label, 15) + 44 : 0)
  return brand + menuWidth(entries) + (props.search ? search : 0) + end + gaps > menuRoom
}
