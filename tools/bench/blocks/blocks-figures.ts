import { type Figure, figureIn } from '../figure.ts'
import { runBundled } from '../run-bundled.ts'
import type { Blocks } from './measure-blocks.ts'

/** What the filled fixtures of all blocks cost to render, over plain components of React. */
export async function blocksFigures(): Promise<Figure[]> {
  const [result] = await runBundled('tools/bench/blocks/blocks-script.ts')
  const { fixtures, kilobytes, differences, ratios } = result as Blocks
  const part = `Rendering the fixtures of all ${fixtures} blocks (${kilobytes} KiB): CPU over plain React`
  const figure = figureIn(part, '×')
  return [
    figure('no answer has changed', ratios.same),
    figure('one answer in four has changed', ratios.someChanged),
    figure('every answer and bound prop has changed', ratios.changed),
    figure('nothing is cached', ratios.first),
    figureIn(part, 'count')('pages whose markup differs', differences.length, { most: 0 }),
  ]
}
