import type { LocationStore } from '#src/render/island-scope.tsx'

type BrowserLocation = ReturnType<LocationStore['get']>
type Go = (to: string, how: { replace?: boolean; state?: unknown }) => void

const read = (): BrowserLocation => ({
  pathname: location.pathname,
  search: location.search,
  hash: location.hash,
  state: history.state?.user ?? null,
  key: history.state?.key ?? 'default',
})

let place = read()
let type = 'POP'
let go: Go = (to) => location.assign(to)
const listeners = new Set<() => void>()

/** Sets how the routers of the islands navigate. */
export const setNavigate = (navigate: Go): void => void (go = navigate)

/** Gives the browser's address to the routers of all islands. */
export function placeChanged(how: 'POP' | 'PUSH' | 'REPLACE'): void {
  place = read()
  type = how
  for (const listener of listeners) listener()
}

const toText = (to: string | { pathname?: string; search?: string; hash?: string }): string =>
  typeof to === 'string' ? to : (to.pathname ?? '') + (to.search ?? '') + (to.hash ?? '')

export const store = {
  get: () => place,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  navigationType: () => type,
  navigator: {
    createHref: toText,
    push: (to: Parameters<typeof toText>[0], state?: unknown) => go(toText(to), { state }),
    replace: (to: Parameters<typeof toText>[0], state?: unknown) =>
      go(toText(to), { state, replace: true }),
    go: (steps: number) => history.go(steps),
  },
}
