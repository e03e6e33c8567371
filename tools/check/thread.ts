import { parentPort, workerData } from 'node:worker_threads'
import { registry } from '#blocks/registry.ts'
import { LayoutChecker } from './check-layouts.ts'

/** Worker thread of a check: it receives layout names in batches and posts back the result of each. */
const { root, today } = workerData as { root: string; today: string }
const checker = new LayoutChecker({ root, blocks: registry, today })

parentPort?.on('message', (names: readonly string[]) => {
  parentPort?.postMessage(names.flatMap((name) => checker.check(name) ?? []))
})
