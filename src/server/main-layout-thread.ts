// The thread in which layouts are read and compiled, started by main-threads.ts.
import { workerData } from 'node:worker_threads'
import { serveLayouts } from '#src/library/layout-thread.ts'

const { note } = workerData as { note: SharedArrayBuffer }
serveLayouts({
  note,
  openCompiler: async (onFile) => {
    const [{ registry }, { LayoutCompiler }, { sanitise }] = await Promise.all([
      import('#blocks/registry.ts'),
      import('#src/library/compile-here.ts'),
      import('#src/services/safe-html.ts'),
    ])
    return new LayoutCompiler({ blocks: registry, sanitise, onFile })
  },
})
