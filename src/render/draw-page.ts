import type { CompiledLayout, CompiledPage, CompiledProse } from '#src/manifest/compile/compiled.ts'
import { localLinks } from './localize-links.ts'
import { drawNodes } from './nodes.tsx'
import { compileProse } from './prose.tsx'
import type { RenderContext } from './render-context.ts'

/** The body of a page: its nodes in order, or its prose with the nodes at their places. */
export const drawPage = (page: CompiledPage, context: RenderContext): Promise<string> =>
  page.prose ? drawProse(page, page.prose[context.locale], context) : drawNodes(page.nodes, context)

/** The header or the footer around every page. */
export const drawShell = (
  layout: CompiledLayout,
  part: 'header' | 'footer',
  context: RenderContext,
): Promise<string> => drawNodes(layout.shell[part], context)

async function drawProse(
  { nodes, languages }: CompiledPage,
  prose: CompiledProse,
  context: RenderContext,
): Promise<string> {
  const language = languages.includes(context.locale) ? '' : ` lang="${languages[0]}"`
  const [runs, ...drawn] = await Promise.all([
    compileProse(prose),
    ...nodes.map((node) => drawNodes([node], context)),
  ])
  return runs
    .map((run, i) => {
      const text =
        run.trim() === ''
          ? ''
          : `<div class="wrap prose-run"><div class="prose"${language}>${localLinks(run, context.page)}</div></div>`
      return text + (drawn[prose.order[i] ?? -1] ?? '')
    })
    .join('')
}
