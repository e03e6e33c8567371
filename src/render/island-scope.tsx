import { useSyncExternalStore, type ReactNode } from 'react'
import { Router, type NavigationType, type Navigator } from 'react-router-dom'
import { SWRConfig } from 'swr'

/** Where the browser is, outside of React: each island root has a Router over the same store. */
export interface LocationStore {
  get(): { pathname: string; search: string; hash: string; state: unknown; key: string }
  subscribe(listener: () => void): () => void
  navigator: Navigator
  /** How the last navigation came about; undefined on the server. */
  navigationType(): NavigationType | undefined
}

interface IslandScopeProps {
  store: LocationStore
  fallback: Readonly<Record<string, unknown>>
  fetcher?: ((url: string) => Promise<unknown>) | undefined
  children: ReactNode
}

/** Wraps every island, on the server and in the browser: the router's location and the shared answers. */
export function IslandScope({ store, fallback, fetcher, children }: IslandScopeProps) {
  const location = useSyncExternalStore(store.subscribe, store.get, store.get)
  const type = store.navigationType()
  return (
    <SWRConfig value={{ fallback: { ...fallback }, ...(fetcher ? { fetcher } : {}) }}>
      <Router
        location={location}
        navigator={store.navigator}
        static={type === undefined}
        {...(type === undefined ? {} : { navigationType: type })}
      >
        {children}
      </Router>
    </SWRConfig>
  )
}

/** The location of a page that is rendered on the server: it never changes. */
export function fixedLocation(pathname: string, search: string): LocationStore {
  const location = { pathname, search, hash: '', state: null, key: 'default' }
  const noNavigation = () => undefined
  return {
    get: () => location,
    subscribe: () => noNavigation,
    navigationType: () => undefined,
    navigator: {
      createHref: (to) =>
        typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`,
      push: noNavigation,
      replace: noNavigation,
      go: noNavigation,
    },
  }
}
