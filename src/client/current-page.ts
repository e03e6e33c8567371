import type { PageGuard } from '#schemas/page-boot.ts'

/** How an address is gone to. */
export interface How {
  replace?: boolean
  state?: unknown
  /** The browser has gone there already, back or forward. */
  isPop?: boolean
}

interface CurrentPage {
  /** Its path and query. The address is ahead of it while a page that the visitor went back to is loaded. */
  path: string
  /** Called for each page that is shown. */
  begin(guard?: PageGuard): void
  /** Called when the address has changed. */
  moved(how: 'POP' | 'PUSH' | 'REPLACE'): void
  go(to: string, how?: How): void
  /** Goes to the page that a form asks for. */
  submit(form: HTMLFormElement, submitter: HTMLElement | null): void
}

const first: Pick<CurrentPage, 'path' | 'moved'> = {
  path: location.pathname + location.search,
  moved() {},
}

/** The page that is shown, and how another is gone to: the entry point says it before anything is, since it loads what does it. */
export const currentPage = first as CurrentPage
