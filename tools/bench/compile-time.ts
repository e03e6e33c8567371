import { registry } from '#blocks/registry.ts'
import { ajvCheckers } from '#src/library/ajv-checkers.ts'
import { readSource } from '#src/library/read-source.ts'
import { parseLayout } from '#src/manifest/read/parse.ts'
import { checkLayout } from '#src/manifest/rules/check-layout.ts'
import type { Rule } from '#src/manifest/rules/define.ts'
import { rules } from '#src/manifest/rules/registry.ts'
import { median } from './median.ts'

/** The median time to compile one of these layouts after warm-up, in milliseconds. */
export function measureCompile(root: string): number {
  const parsed = Array.from({ length: 100 }, (_, i) => {
    const source = readSource(root, `sekolah-${String(i).padStart(5, '0')}`)
    return source && parseLayout(source, ajvCheckers)
  })
  const options = {
    find: () => undefined,
    blocks: registry,
    checkers: ajvCheckers,
    rules: Object.values<Rule>(rules),
    today: '2026-11-21',
  }
  const times = [...parsed, ...parsed, ...parsed].flatMap((layout) => {
    if (layout === undefined) return []
    const begun = performance.now()
    checkLayout(layout, options)
    return performance.now() - begun
  })
  return median(times.slice(100))
}
