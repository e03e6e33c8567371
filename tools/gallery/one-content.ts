import type { Placed } from './draw-sheet.ts'
import { examples } from './examples.ts'

const types = ['header', 'hero', 'class-grid', 'post-list', 'testimonials', 'page-head', 'footer']

/** One content, of the blocks whose form each face chooses; faces are compared by it. */
export const oneContent: readonly Placed[] = types.flatMap((type) =>
  examples.flatMap(({ block, fixtures: { filled } }) =>
    block.type === type && filled ? [{ id: type, block, fixture: filled }] : [],
  ),
)
