import type { CompiledLayout, CompiledPage, CompiledProse } from '#src/manifest/compile/compiled.ts'
import type { DrawnPart } from './drawn-part.ts'
import { withEarlyPicture } from './early-picture.ts'
import { localLinks } from './localize-links.ts'
import { drawEach } from './nodes.tsx'
import type { RenderContext } from './render-context.ts'

/** The parts of a page's body: its nodes in order, or the runs of its prose with the nodes at their places. */
export async function drawPage(page: CompiledPage, context: RenderContext): Promise<DrawnPart[]> {
  const prose = page.prose?.[context.locale]
  const parts = prose ? drawProse(page, prose, context) : drawEach(page.nodes, context)
  return withEarlyPicture(await parts)
}

/** The header or the footer around every page. */
export const drawShell = (
  layout: CompiledLayout,
  part: 'header' | 'footer',
  context: RenderContext,
): Promise<DrawnPart[]> => drawEach(layout.shell[part], context)

async function drawProse(
  page: CompiledPage,
  prose: CompiledProse,
  context: RenderContext,
): Promise<DrawnPart[]> {
  const { nodes, languages } = page
  const language = languages.includes(context.locale) ? '' : ` lang="${languages[0]}"`
  const [runs, ...drawn] = await Promise.all([
    compileRuns(prose, page, context),
    ...nodes.map((node) => drawEach([node], context)),
  ])
  return runs.flatMap((run, i) => {
    const text =
      run.trim() === ''
        ? ''
        : `<div class="wrap prose-run"><div class="prose"${language}>${localLinks(run, context.page)}</div></div>`
    return [{ html: text }, ...(drawn[prose.order[i] ?? -1] ?? [])]
  })
}

/** The runs of some prose; empty ones, which are reported, when they could not be made: the nodes of the page are shown. */
async function compileRuns(
  prose: CompiledProse,
  page: CompiledPage,
  { compileProse, report }: RenderContext,
): Promise<readonly string[]> {
  try {
    return await compileProse(prose)
  } catch (error) {
    const message = `The text of page "${page.name}" could not be drawn: ${(error as Error).message}`
    report('failed-prose', message, prose.place)
    return ['', ...prose.order.map(() => '')]
  }
}
