import { cutAtWord } from './text-formats.ts'

/** The most characters of a title that search results show on one line. */
const mostOfTitle = 60

/** The most characters of a description that search results show. */
export const mostOfDescription = 160

/**
 * The title of a page with its place in a list and the name of its site, within what search results show: the name is
 * left out first, then the page's own title is cut after a word.
 */
export function joinTitle(
  own: string,
  { nth, siteName }: { nth: string; siteName: string },
): string {
  const alone = cutAtWord(own, mostOfTitle - nth.length) + nth
  const joined = `${own}${nth} | ${siteName}`
  return siteName === '' || siteName === own || joined.length > mostOfTitle ? alone : joined
}
