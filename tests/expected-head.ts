import { joinTitle, mostOfDescription } from '#src/render/page-title.ts'
import { cutAtWord } from '#src/render/text-formats.ts'

/** The title of the page of an item with the name of its site, as far as both fit. */
export const titleOf = (name: string, siteName: string): string =>
  joinTitle(name, { nth: '', siteName })

/** The description of the page of an item. */
export const descriptionOf = (text: string): string => cutAtWord(text, mostOfDescription)
