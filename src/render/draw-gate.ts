import type { CompiledPage } from '#src/manifest/compile/compiled.ts'
import { drawAnywhere, unlisted } from './draw-parts.ts'
import { gateHtml, gatePage } from './gate.ts'
import type { Drawing } from './make-context.ts'
import { mostAllowances } from './page-policy.ts'
import type { RenderedPage } from './rendered-page.ts'

/** The gate in place of a guarded page, whose policy allows already what the page behind it can need. */
export async function drawGate(
  drawing: Omit<Drawing, 'match' | 'page'> & { page: CompiledPage | undefined },
): Promise<RenderedPage> {
  const { view, path, page, options } = drawing
  const gate = unlisted(await drawAnywhere({ ...drawing, page: gatePage }))
  const behind = mostAllowances(page?.nodes ?? [], options.registry)
  const allows = [...new Set([...gate.allows, ...behind])].toSorted()
  return { ...gate, main: gateHtml(view, path), ends: [], guard: 'auth', allows }
}
