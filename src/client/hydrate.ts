import { boot } from './boot.ts'
import { chunkFailed } from './chunk-failed.ts'
import { schedule, wake, type Hydrate, type Roots } from './islands.ts'
import { hidePartNotice, showPartNotice } from './part-notice.ts'
import { pending } from './progress.ts'
import { readTyped, writeTyped } from './typed-fields.ts'

const modules = import.meta.glob<{ Island: unknown }>('/blocks/*/island.tsx')

/** Hydrates one island. Resolves when it can be used, or has failed; a notice beside it reports what cannot be loaded or has thrown. */
export const hydrate: Hydrate = (element, roots) =>
  start(element, roots).then(
    () => true,
    (error: unknown) => {
      showPartNotice(element, () => pending(wake(element)))
      // Not waited for: the notice can be used at once.
      void chunkFailed(error)
      return false
    },
  )

const start = async (element: Element, roots: Roots): Promise<void> => {
  const load = modules[`/blocks/${element.getAttribute('data-island')}/island.tsx`]
  if (load === undefined) return
  const [{ mount, withFetched }, { Island }, sent] = await Promise.all([
    import('./mount.tsx'),
    load(),
    boot.islands[element.id] ??
      import('./deferred-island.ts').then(({ deferredIsland }) => deferredIsland(element)),
  ])
  const island = await withFetched(sent)
  if (!element.isConnected) return
  const typed = readTyped(element)
  const html = element.innerHTML
  let hasFailed = false
  const failing = () => {
    hasFailed = true
    const last = readTyped(element)
    return () => {
      writeTyped(element, last)
      dropRemoved(roots)
      schedule(element)
      showPartNotice(element, () => pending(restart(element, html, roots)))
    }
  }
  await new Promise<void>((ready) => mount(element, Island, { island, roots, ready, failing }))
  element.setAttribute('data-awake', '')
  writeTyped(element, typed)
  if (!hasFailed) hidePartNotice(element)
}

/** Hydrates an island that has thrown again, from the server's HTML and what was typed since. */
function restart(element: Element, html: string, roots: Roots): Promise<boolean> {
  const typed = readTyped(element)
  roots.get(element)?.unmount()
  element.removeAttribute('data-awake')
  element.innerHTML = html
  writeTyped(element, typed)
  return hydrate(element, roots)
}

/** Unmounts the islands within one that has thrown: its HTML holds new elements for them. */
function dropRemoved(roots: Roots): void {
  for (const [element, root] of roots) {
    if (element.isConnected) continue
    root.unmount()
    roots.delete(element)
  }
}
