import { publicPages, type PublicPage } from '../public-pages.ts'
import type { SiteView } from '../site-view.ts'

const most = 5

/** The public pages of a layout that have all words of a search in their titles and descriptions; first those with one in the title. */
export function matchingPages(view: SiteView, search: string): PublicPage[] {
  const words = search
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  if (words.length === 0) return []
  const hasAll = ({ title, description }: PublicPage) => {
    const text = `${title} ${description}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
  const inTitle = ({ title }: PublicPage) =>
    words.some((word) => title.toLowerCase().includes(word))
  const found = publicPages(view).filter(hasAll)
  return [...found.filter(inTitle), ...found.filter((page) => !inTitle(page))].slice(0, most)
}
