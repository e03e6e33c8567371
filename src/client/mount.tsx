import {
  Component,
  createElement,
  startTransition,
  useEffect,
  type ComponentType,
  type ReactNode,
} from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { BlockProps } from '#blocks/define.ts'
import type { IslandData } from '#schemas/page-boot.ts'
import { IslandScope, type LocationStore } from '#src/render/island-scope.tsx'
import { mutate } from 'swr'
import { ask } from './ask.ts'
import { boot } from './boot.ts'
import type { Roots } from './islands.ts'
import { store } from './location.ts'
import { sendForm } from './send-form.ts'

interface BoundaryProps {
  html: string
  failing: Mounting['failing']
  children: ReactNode
}

/** Puts the server's HTML back when an island throws while it renders, so that a visitor loses a behaviour and no content. */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override componentDidMount() {
    if (this.state.failed) this.props.failing()()
  }
  override getSnapshotBeforeUpdate() {
    return this.props.failing()
  }
  override componentDidUpdate(_props: unknown, _state: unknown, failed: () => void) {
    failed()
  }
  override render() {
    if (!this.state.failed) return this.props.children
    return <div className="contents" dangerouslySetInnerHTML={{ __html: this.props.html }} />
  }
}

/** Around the island and not beside it, so that ids are counted as on the server. */
function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady])
  return children
}

/** Every answer in the page, by address: one cache for all islands. */
const answers = () =>
  Object.fromEntries(
    Object.values(boot.islands).flatMap(({ asked, data }) =>
      Object.entries(asked).map(([name, url]) => [url, data[name]]),
    ),
  )

const seeded = new Map<string, unknown>()

/** Puts an answer of the page into SWR's cache, once: what was fetched since is newer. */
function seed(url: string, answer: unknown): void {
  if (seeded.get(url) === answer) return
  seeded.set(url, answer)
  void mutate(url, answer, { revalidate: false })
}

/** The children of a slot stay the server's: React reads them back only if it must make the element anew. */
function slotOf(element: Element, name: string): ReactNode {
  const html = { toString: () => element.querySelector(`[data-slot="${name}"]`)?.innerHTML ?? '' }
  return <div className="contents" data-slot={name} dangerouslySetInnerHTML={{ __html: html }} />
}

/** The data of an island with the answers that its document left out. Rejects when one cannot be had. */
export async function withFetched(island: IslandData): Promise<IslandData> {
  const missing = Object.entries(island.asked).filter(([name]) => !(name in island.data))
  const fetched = missing.map(async ([name, url]) => [name, await ask(url)] as const)
  return { ...island, data: { ...island.data, ...Object.fromEntries(await Promise.all(fetched)) } }
}

interface Mounting {
  island: IslandData
  roots: Roots
  /** Called when the island can be used, or has failed. */
  ready: () => void
  /** Called when it has thrown and is still in the page; what it returns is called when the server's HTML is in its place. */
  failing: () => () => void
}

/** Hydrates one island as a root of its own: in slices, so that a slow phone can answer a touch between two of them. */
export function mount(element: Element, Island: unknown, mounting: Mounting): void {
  const { island, roots, ready, failing } = mounting
  const blockProps: BlockProps = {
    id: element.id,
    props: island.props,
    data: island.data,
    asked: island.asked,
    slots: Object.fromEntries(island.slots.map((name) => [name, slotOf(element, name)])),
    page: { ...boot, now: island.now ?? new Date().toISOString() },
    ...(island.form === undefined ? {} : { form: island.form, send: sendForm }),
    query: island.query,
  }
  const fallback = answers()
  for (const [url, answer] of Object.entries(fallback)) seed(url, answer)
  const failed = (error: unknown) => {
    console.error(error)
    ready()
  }
  const hydrated = (
    <Boundary html={element.innerHTML} failing={failing}>
      <Ready onReady={ready}>
        <IslandScope store={store as LocationStore} fallback={fallback} fetcher={ask}>
          {createElement(Island as ComponentType<BlockProps>, blockProps)}
        </IslandScope>
      </Ready>
    </Boundary>
  )
  const options = {
    identifierPrefix: element.id,
    onCaughtError: failed,
    onUncaughtError: failed,
  }
  startTransition(() => void roots.set(element, hydrateRoot(element, hydrated, options)))
}
