import type { Locale } from '#schemas/text.ts'
import { blankPage } from './blank-page.ts'
import { drawAnywhere, unlisted } from './draw-parts.ts'
import type { Drawing } from './make-context.ts'
import type { RenderedPage } from './rendered-page.ts'
import { screenHtml, type ScreenText } from './screen.ts'
import { sectionLinks } from './section-links.ts'

type Words = Record<Locale, Pick<Required<ScreenText>, 'heading' | 'lead'>>

const missing: Words = {
  id: {
    heading: 'Oops.. Maaf halaman tidak ditemukan',
    lead: 'Alamatnya mungkin salah ketik, atau halamannya sudah dipindahkan.',
  },
  en: {
    heading: 'This page could not be found',
    lead: 'The address may be mistyped, or the page has moved.',
  },
}

const gone: Words = {
  id: {
    heading: 'Halaman ini sudah tidak ada',
    lead: 'Pengelola situs sudah menariknya, dan tidak ada penggantinya di alamat ini.',
  },
  en: {
    heading: 'This page is gone',
    lead: 'The people who run this site have withdrawn it, and nothing has taken its place here.',
  },
}

const home: Record<Locale, string> = { id: 'Kembali ke halaman utama', en: 'Go back to home' }

/**
 * The page in place of one that does not exist (404), which is the layout's own where it has one, or of one that was withdrawn (410).
 * Both lead on to the sections of the site and to its search.
 */
export async function drawNotFound(
  drawing: Omit<Drawing, 'match' | 'page'>,
  status: 404 | 410,
): Promise<RenderedPage> {
  const { view } = drawing
  const own = status === 404 ? view.layout.notFound : undefined
  const words = status === 404 ? missing : gone
  const title = { id: words.id.heading, en: words.en.heading }
  const page = await drawAnywhere({ ...drawing, page: own ?? blankPage('not-found', title) })
  const links = [{ href: view.page.base || '/', label: home[view.locale] }]
  const main = own ? page.main : screenHtml({ ...words[view.locale], links })
  return { ...unlisted(page), status, main: main + sectionLinks(view) }
}
