// The thread in which layouts are read and compiled, started by main-threads.ts.
import { workerData } from 'node:worker_threads'
import { registry } from '#blocks/registry.ts'
import { serveLayouts } from '#src/library/layout-thread.ts'
import { sanitise } from '#src/services/safe-html.ts'

const { note } = workerData as { note: SharedArrayBuffer }
serveLayouts({ note, blocks: registry, sanitise })
