import type { CompiledNode, CompiledPage } from '#src/manifest/compile/compiled.ts'
import { localLinks } from './localize-links.ts'
import { drawNodes } from './nodes.tsx'
import { compileProse } from './prose.tsx'
import type { RenderContext } from './render-context.ts'

/** The body of a page: its nodes in order, or its prose with the nodes where they stand. */
export const drawPage = (page: CompiledPage, run: RenderContext): Promise<string> =>
  page.prose ? drawProse(page.prose, page.nodes, run) : drawNodes(page.nodes, run)

async function drawProse(
  prose: NonNullable<CompiledPage['prose']>,
  nodes: readonly CompiledNode[],
  run: RenderContext,
): Promise<string> {
  const [pieces, ...drawn] = await Promise.all([
    compileProse(prose),
    ...nodes.map((node) => drawNodes([node], run)),
  ])
  return pieces
    .map((piece, i) => {
      const text =
        piece.trim() === ''
          ? ''
          : `<div class="wrap prose-run"><div class="prose">${localLinks(piece, run.page)}</div></div>`
      return text + (drawn[prose.order[i] ?? -1] ?? '')
    })
    .join('')
}
