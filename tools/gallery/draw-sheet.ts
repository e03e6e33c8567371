import type { AnyBlock } from '#blocks/define.ts'
import { drawFixture, type Placing } from './draw-fixture.tsx'
import { inMain } from './draw-stage.ts'
import type { Fixture } from './examples.ts'

/** A fixture on a page of several, and the id of its node there. */
export interface Placed {
  id: string
  block: AnyBlock
  fixture: Fixture
}

/** The body of a page with several fixtures. Those of the shell are outside of its main part, footers after it. */
export function drawSheet(placed: readonly Placed[], placing: Placing): string {
  const drawn = placed.map(({ id, block, fixture }) => {
    const html = drawFixture(block, fixture, { ...placing, id })
    const isLast = html.startsWith('<footer')
    const part = isLast ? 'last' : block.category === 'shell' ? 'first' : 'main'
    return { part, html: `<div id="${id}">${html}</div>` }
  })
  const of = (wanted: string) =>
    drawn.flatMap(({ part, html }) => (part === wanted ? [html] : [])).join('')
  return of('first') + inMain(of('main')) + of('last')
}
