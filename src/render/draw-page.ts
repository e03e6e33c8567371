import type { CompiledNode, CompiledPage } from '#src/manifest/compile/compiled.ts'
import { localLinks } from './localize-links.ts'
import { drawNodes } from './nodes.tsx'
import { compileProse } from './prose.tsx'
import type { RenderContext } from './render-context.ts'

/** The body of a page: its nodes in order, or its prose with the nodes at their places. */
export const drawPage = (page: CompiledPage, context: RenderContext): Promise<string> =>
  page.prose ? drawProse(page.prose, page.nodes, context) : drawNodes(page.nodes, context)

async function drawProse(
  prose: NonNullable<CompiledPage['prose']>,
  nodes: readonly CompiledNode[],
  context: RenderContext,
): Promise<string> {
  const [runs, ...drawn] = await Promise.all([
    compileProse(prose),
    ...nodes.map((node) => drawNodes([node], context)),
  ])
  return runs
    .map((run, i) => {
      const text =
        run.trim() === ''
          ? ''
          : `<div class="wrap prose-run"><div class="prose">${localLinks(run, context.page)}</div></div>`
      return text + (drawn[prose.order[i] ?? -1] ?? '')
    })
    .join('')
}
