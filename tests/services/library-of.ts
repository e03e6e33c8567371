import { exampleStarter } from '#src/services/local/seed/example-starter-for-test.ts'
import type { Library } from '#src/library/library.ts'
import { headOf } from '#src/manifest/compile/layout-head.ts'
import type { CompiledLayout } from '#src/manifest/compile/compiled.ts'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'

/** A layout with a site at these hosts. */
export const layoutWithHosts = (name: string, ...hosts: string[]): CompiledLayout => {
  const site = { hosts, settings: { title: name, isMaintenance: false } }
  return { ...layoutOf({ 'layout.json': manifestOf('coba', { site }) }), name }
}

/** A library of layouts that were compiled already, which a test can exchange. */
export function libraryOf(first: CompiledLayout[]) {
  let layouts = first
  const listeners: ((names: readonly string[]) => void)[] = []
  const library: Library = {
    find: (wanted) => layouts.find(({ name }) => name === wanted),
    all: () => layouts,
    heads: () => layouts.map((layout) => headOf(layout)),
    head: (wanted) => layouts.map((layout) => headOf(layout)).find(({ name }) => name === wanted),
    reload: () => Promise.resolve(),
    faulty: () => 0,
    lookAtUnseen: () => Promise.resolve(),
    close: () => Promise.resolve(),
    onChange: (listener) => void listeners.push(listener),
  }
  const exchange = (next: CompiledLayout[]) => {
    layouts = next
    for (const listener of listeners) listener(next.map(({ name }) => name))
  }
  return { library, exchange }
}

/** The same layout with rows for a new site. */
export const withRows = (layout: CompiledLayout): CompiledLayout => ({
  ...layout,
  starter: () => exampleStarter,
})
