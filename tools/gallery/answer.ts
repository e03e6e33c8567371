import type { Styles } from '#src/render/styles.ts'
import { readChoice, readShown } from './choice.ts'
import { drawBlockPage, drawIndex } from './draw-pages.ts'
import { drawStage } from './draw-stage.ts'
import { drawTogether } from './draw-together.ts'
import { examples } from './examples.ts'
import { togetherPath } from './together-path.ts'

export interface GalleryAnswer {
  status: 200 | 404
  html: string
}

/** Where the gallery is and what its stages are styled with. */
export interface GalleryPlace {
  /** The path before its pages, without a slash at its end. */
  base: string
  styles: Styles
}

/** The answer to a path of the gallery: its index, the page of a block, a stage, or one content in a face. */
export function answerGallery(url: URL, { base, styles }: GalleryPlace): GalleryAnswer {
  const [type = '', more, ...rest] = url.pathname.slice(base.length).split('/').filter(Boolean)
  if (type === '') return { status: 200, html: drawIndex(base, url.searchParams.get('q') ?? '') }
  if (type === togetherPath && more === undefined)
    return { status: 200, html: drawTogether(readShown(url.searchParams), styles) }
  const example = examples.find(({ block }) => block.type === type)
  const isKnown = rest.length === 0 && (more === undefined || more === 'stage')
  if (example === undefined || !isKnown)
    return { status: 404, html: drawIndex(base, url.searchParams.get('q') ?? type) }
  const choice = readChoice(example, url.searchParams)
  const html =
    more === 'stage' ? drawStage(example, choice, styles) : drawBlockPage(base, example, choice)
  return { status: 200, html }
}

/** The type of every block, for programs that visit all stages. */
export const exampleTypes: readonly string[] = examples.map(({ block }) => block.type)
