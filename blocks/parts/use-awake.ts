import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the browser has hydrated the block: false on the server, in its HTML, and where there are no scripts. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
