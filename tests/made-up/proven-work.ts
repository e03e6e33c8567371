import { registry } from '#blocks/registry.ts'
import { openProofs } from '#src/library/proofs.ts'
import { provenWork } from '#src/library/proven-work.ts'
import { LayoutThread } from '#src/library/work-in-thread.ts'
import { requireThreadFile } from '#src/services/local/thread-file.ts'
import { sanitise } from '#src/services/safe-html.ts'

const script = () =>
  requireThreadFile({
    name: 'layout-thread',
    source: new URL('../../src/server/main-layout-thread.ts', import.meta.url),
  })

/** Reads and compiles layouts as a server does, with its proofs in this file. */
export async function openProvenWork(root: string, file: string) {
  const proofs = await openProofs(file, 'test')
  const thread = new LayoutThread({ script })
  const work = provenWork({ thread: thread.workIn(root), blocks: registry, sanitise, proofs })
  return {
    proofs,
    work: {
      ...work,
      async close() {
        await work.close()
        await thread.close()
      },
    },
  }
}
