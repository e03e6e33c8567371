import type { LocationStore } from '#src/render/island-scope.tsx'
import { currentPage } from './current-page.ts'

type BrowserLocation = ReturnType<LocationStore['get']>

const read = (): BrowserLocation => ({
  pathname: location.pathname,
  search: location.search,
  hash: location.hash,
  state: history.state?.user ?? null,
  key: history.state?.key ?? 'default',
})

let place = read()
let type = 'POP'
const listeners = new Set<() => void>()

const { moved } = currentPage
currentPage.moved = (how) => {
  moved(how)
  place = read()
  type = how
  for (const listener of listeners) listener()
}

const toText = (to: string | { pathname?: string; search?: string; hash?: string }): string =>
  typeof to === 'string' ? to : (to.pathname ?? '') + (to.search ?? '') + (to.hash ?? '')

/** The browser's address for the routers of all islands. */
export const store = {
  get: () => place,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  navigationType: () => type,
  navigator: {
    createHref: toText,
    push: (to: Parameters<typeof toText>[0], state?: unknown) =>
      currentPage.go(toText(to), { state }),
    replace: (to: Parameters<typeof toText>[0], state?: unknown) =>
      currentPage.go(toText(to), { state, replace: true }),
    go: (steps: number) => history.go(steps),
  },
}
