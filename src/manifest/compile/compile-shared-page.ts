import type { EffectiveLayout, EffectivePage } from '../inherit/effective-layout.ts'
import { compilePage, type PageCompiler } from './compile-page.ts'
import type { CompiledPage } from './compiled.ts'
import type { CompileContext } from './node-context.ts'
import { RecordedMap } from './recorded-map.ts'

/** What a page was compiled with, and the result. */
interface SharedPage {
  work: Pick<CompileContext, 'blocks' | 'checkers' | 'sanitise'>
  surroundings: string
  isAnsweredBy(layout: EffectiveLayout): boolean
  page: CompiledPage
}

const shared = new WeakMap<EffectivePage, SharedPage[]>()

/** The most results stored for one page: one for each way in which the layouts that inherit it differ. */
const maxResults = 8

/**
 * Returns a function that compiles the pages of one layout. Layouts that inherit the same page get the same object, unless
 * it reads something that differs between them: their routes, languages, or a file by its name. A page with problems
 * is compiled for each layout, since problems name the layout.
 */
export const sharedPages: PageCompiler = (work) => {
  const { layout, out } = work
  // Where a file could not be read, what is missing is not reported: such layouts are not compared.
  const isSound = layout.chain.every(({ problems }) => problems.length === 0)
  if (!isSound) return (page) => compilePage(page, work)
  const surroundings = surroundingsOf(work)
  const isKnown = (one: SharedPage) =>
    one.surroundings === surroundings &&
    one.work.blocks === work.blocks &&
    one.work.checkers === work.checkers &&
    one.work.sanitise === work.sanitise &&
    one.isAnsweredBy(layout)
  return (page) => {
    const known = shared.get(page)?.find(isKnown)
    if (known) return known.page
    const maps = recordMaps(layout)
    const before = out.problems.length
    const made = compilePage(page, { ...work, layout: { ...layout, ...maps } })
    if (out.problems.length > before) return made
    const { blocks, checkers, sanitise } = work
    const result = {
      work: { blocks, checkers, sanitise },
      surroundings,
      isAnsweredBy: answersOf(maps),
      page: made,
    }
    shared.set(page, [result, ...(shared.get(page) ?? [])].slice(0, maxResults))
    return made
  }
}

/** What every page may read of its layout, besides the maps: titles and SEO of routes are read by none. */
function surroundingsOf({ layout: { routes, manifest }, locales }: CompileContext): string {
  const read = routes.map(({ route: { title: _title, seo: _seo, ...rest } }) => rest)
  return JSON.stringify([read, locales, manifest.notFound])
}

type Maps = Pick<EffectiveLayout, 'pages' | 'collections' | 'assets' | 'contents'>

const recordMaps = ({ pages, collections, assets, contents }: Maps) => ({
  pages: new RecordedMap(pages),
  collections: new RecordedMap(collections),
  assets: new RecordedMap(assets),
  contents: new RecordedMap(contents),
})

/** Whether another layout gives the same answers; keeps none of the maps. */
function answersOf(maps: ReturnType<typeof recordMaps>): SharedPage['isAnsweredBy'] {
  const [pages, collections, assets, contents] = [
    maps.pages.answers(),
    maps.collections.answers(),
    maps.assets.answers(),
    maps.contents.answers(),
  ]
  return (layout) =>
    pages(layout.pages) &&
    collections(layout.collections) &&
    assets(layout.assets) &&
    contents(layout.contents)
}
