import type { BlockProps } from '../define.ts'
import { DiscForm } from './disc-form.tsx'
import { DiscResult } from './disc-result.tsx'
import type { DiscTestProps } from './schema.ts'
import { findScores } from './scores.ts'

/** The result of the scores in the address, or the test. */
export function DiscTest(block: BlockProps<DiscTestProps>) {
  const scores = findScores(block.props)
  return scores ? <DiscResult {...block} scores={scores} /> : <DiscForm {...block} />
}
