import { loadSheets } from './style-sheets.ts'

/**
 * Resolves once the rules of what is laid over the page are there, or have failed. Another than that of navigation, which waits only so long
 * and is not to load one file more.
 */
export const whenStyled = (): Promise<unknown> =>
  Promise.all(
    loadSheets()
      .filter(({ href, sheet }) => !sheet && href.startsWith(location.origin))
      .map((link) => new Promise((done) => (link.onload = link.onerror = done))),
  )
