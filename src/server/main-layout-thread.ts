// The thread in which layouts are read and compiled, started by main-library.ts.
import { workerData } from 'node:worker_threads'
import { registry } from '#blocks/registry.ts'
import { serveLayouts } from '#src/library/layout-thread.ts'
import { sanitise } from '#src/services/safe-html.ts'

const { root, note } = workerData as { root: string; note: SharedArrayBuffer }
serveLayouts({ root, note, blocks: registry, sanitise })
