import { boot } from './boot.ts'

interface Root {
  unmount(): void
}

const modules = import.meta.glob<{ Island: unknown }>('/blocks/*/island.tsx')
const roots = new Map<Element, Root>()
const waking = new WeakMap<Element, Promise<void>>()
const clicks = new Map<Element, HTMLElement[]>()

const idTime = 2000
/** Runs something once the browser is idle, after two seconds at the latest. */
export const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(run, { timeout: idTime })
    : setTimeout(run, 200)

const seen = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      seen.unobserve(target)
      void wake(target)
    }
  },
  { rootMargin: '200px' },
)

/** Sets the triggers that hydrate the islands below an element. */
export function schedule(within: ParentNode): void {
  for (const element of within.querySelectorAll<HTMLElement>('[data-island]')) {
    const when = element.dataset['wake']
    const run = () => void wake(element)
    if (when === 'load') run()
    else if (when === 'idle') whenIdle(run)
    else if (when === 'visible') seen.observe(element)
    for (const event of ['pointerenter', 'focusin', 'touchstart']) {
      element.addEventListener(event, run, { once: true, passive: true })
    }
  }
}

/** Unmounts every island below an element that is about to be removed. */
export function endIslands(within: Element): void {
  for (const [element, root] of roots) {
    if (!within.contains(element)) continue
    root.unmount()
    roots.delete(element)
  }
}

function wake(element: Element): Promise<void> {
  const known = waking.get(element)
  if (known) return known
  const woken = hydrate(element).catch(chunkFailed)
  waking.set(element, woken)
  return woken
}

async function hydrate(element: Element): Promise<void> {
  const island = boot.islands[element.id]
  const load = modules[`/blocks/${island?.type}/island.tsx`]
  if (island === undefined || load === undefined) return
  const [{ mount }, { Island }] = await Promise.all([import('./mount.tsx'), load()])
  if (!element.isConnected) return
  const typed = typedInto(element)
  await new Promise<void>((ready) => roots.set(element, mount(element, Island, { island, ready })))
  element.setAttribute('data-awake', '')
  for (const [field, value] of typed) retype(field, value)
  for (const target of clicks.get(element) ?? []) if (target.isConnected) target.click()
  clicks.delete(element)
}

type Field = HTMLInputElement | HTMLTextAreaElement

/** What the visitor typed before the island was hydrated: React would put the server's value back. */
const typedInto = (element: Element): [Field, string][] =>
  [...element.querySelectorAll<Field>('input,textarea')]
    .filter(
      (field) => !/radio|checkbox|file/.test(field.type) && field.value !== field.defaultValue,
    )
    .map((field) => [field, field.value])

function retype(field: Field, value: string): void {
  if (field.value === value || !field.isConnected) return
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A click on an island that is not hydrated yet hydrates it, and is repeated then. Controls that work without it are left alone. */
document.addEventListener(
  'click',
  (event) => {
    const target = event.target instanceof Element ? event.target : null
    const element = target?.closest('[data-island]')
    if (!target || !element || element.hasAttribute('data-awake') || !event.isTrusted) return
    void wake(element)
    const control = target.closest<HTMLElement>(
      'button:not([popovertarget]):not([type=submit]),[role=tab],input[type=checkbox],input[type=radio]',
    )
    if (control === null || !element.contains(control)) return
    event.preventDefault()
    event.stopPropagation()
    clicks.set(element, [...(clicks.get(element) ?? []), control])
  },
  true,
)

const guard = 'tenun_reload'

/** Reloads the page when a chunk cannot be loaded, as after a new build; at most once in 60 seconds. */
export function chunkFailed(error: unknown): void {
  console.error(error)
  const last = Number(sessionStorage.getItem(guard))
  if (!navigator.onLine || Date.now() - last < 60_000 || !/import|fetch|load/i.test(String(error)))
    return
  sessionStorage.setItem(guard, String(Date.now()))
  location.reload()
}
