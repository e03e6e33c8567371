import { inNewPlace } from './bench-place.ts'
import { type Figure, figureIn } from './figure.ts'
import type { Rendering } from './rendering.tsx'
import { runBundled } from './run-bundled.ts'

const pages = ['foundation/', 'foundation/Class', 'lms/', 'lms/Courses', 'demo/', 'default/']

/** What a page costs from its answers to its document, in a loop and over `renderToString` of its blocks. */
export const drawingFigures = (): Promise<Figure[]> =>
  inNewPlace(async ({ environment }) => {
    const results = await runBundled('tools/bench/drawing.ts', pages, environment)
    const figure = figureIn(
      'Rendering a page whose answers are there, in a loop: CPU over renderToString',
      '×',
    )
    return (results as Rendering[]).flatMap(({ path, ratio, firstRatio }) => [
      figure(`${path}, blocks cached`, ratio),
      figure(`${path}, nothing cached`, firstRatio),
    ])
  })
