import { boot } from './boot.ts'
import type { Hydrate } from './islands.ts'

const modules = import.meta.glob<{ Island: unknown }>('/blocks/*/island.tsx')

/** Hydrates one island. Resolves when it can be used, or has failed. */
export const hydrate: Hydrate = async (element, roots) => {
  const island = boot.islands[element.id]
  const load = modules[`/blocks/${island?.type}/island.tsx`]
  if (island === undefined || load === undefined) return
  const [{ mount }, { Island }] = await Promise.all([import('./mount.tsx'), load()])
  if (!element.isConnected) return
  const typed = typedInto(element)
  await new Promise<void>((ready) => roots.set(element, mount(element, Island, { island, ready })))
  element.setAttribute('data-awake', '')
  for (const [field, value] of typed) retype(field, value)
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
