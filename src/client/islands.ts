import { chunkFailed } from './chunk-failed.ts'
import { closestTo } from './closest-to.ts'
import { showOffline } from './offline.ts'
import { pending } from './progress.ts'

/** A hydrated island. */
export interface Root {
  unmount(): void
}

/** The roots of islands that are hydrated, by their elements. */
export type Roots = Map<Element, Root>

/** Hydrates an island, and stores its root as soon as there is one. Resolves to whether it is; why it is not was said then. */
export type Hydrate = (element: Element, roots: Roots) => Promise<boolean>

const roots: Roots = new Map()
const waking = new WeakMap<Element, Promise<void>>()
const clicks = new WeakMap<Element, HTMLElement[]>()
/** Given by `startIslands`. */
let hydrate: Hydrate

const seen = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) void wake(target)
  },
  { rootMargin: '200px' },
)

/** Selects the islands that are hydrated when they are in view: more of them once a pointer, such as a finger, is on the page. */
let inView = '[data-wake=visible]'

function watch(within: ParentNode): void {
  for (const element of within.querySelectorAll(inView)) seen.observe(element)
}

addEventListener(
  'pointerover',
  () => {
    inView += ',[data-wake=pointer]'
    watch(document)
  },
  { once: true },
)

/** Sets the triggers that hydrate the islands below an element. */
export function schedule(within: ParentNode): void {
  watch(within)
  // A click focuses as well, but in Safari, where `clicked` hydrates. A pointer that only passes over it does not.
  for (const element of within.querySelectorAll('[data-island]'))
    element.addEventListener('focusin', () => void wake(element))
}

/** Unmounts every island below an element that is about to be removed. */
export function endIslands(within: Element): void {
  for (const [element, root] of roots) {
    if (!within.contains(element)) continue
    root.unmount()
    roots.delete(element)
  }
}

/** Hydrates an island once; after a failure each trigger tries again. Never rejects. */
export function wake(element: Element): Promise<void> {
  const known = waking.get(element)
  if (known) return known
  const woken = hydrate(element, roots)
    .catch((error: unknown) => {
      // Nothing was loaded that could say it at the island.
      if (clicks.has(element)) showOffline(() => void wake(element))
      void chunkFailed(error)
    })
    .then((isAwake) => {
      if (!isAwake) return void waking.delete(element)
      for (const target of clicks.get(element) ?? []) if (target.isConnected) target.click()
      clicks.delete(element)
    })
  waking.set(element, woken)
  return woken
}

/** A click on an island that is not hydrated yet hydrates it, and is repeated then. Controls that work without it are left alone. */
function clicked(event: MouseEvent): void {
  const { target } = event
  const element = closestTo(target, '[data-island]')
  if (!element || element.hasAttribute('data-awake') || !event.isTrusted) return
  void wake(element)
  const control = closestTo(
    target,
    'button:not([popovertarget],[type=submit]),[role=tab],[type=checkbox],[type=radio]',
  )
  if (!control) return
  void pending(wake(element))
  event.preventDefault()
  event.stopPropagation()
  clicks.set(element, [...(clicks.get(element) ?? []), control])
}

/** Hydrates the islands of the document when they are needed. */
export function startIslands(how: Hydrate): void {
  hydrate = how
  document.addEventListener('click', clicked, true)
  schedule(document)
}
