import type { PageContext } from '#blocks/define.ts'

/** What the server left for one island. */
export interface IslandBoot {
  type: string
  props: unknown
  data: Record<string, unknown>
  asked: Record<string, string>
  slots: string[]
}

/** What the server left in the document for the runtime. */
export interface Boot extends PageContext {
  /** The site's id, and the public key that names its app to the services. */
  lmsId: string
  publicKey: string
  revision: string
  /** Sheets to load once the page has been painted. */
  sheets: string[]
  islands: Record<string, IslandBoot>
}

/** Our own server wrote it into this document. */
export const boot = JSON.parse(document.getElementById('tenun')?.textContent ?? '{}') as Boot
