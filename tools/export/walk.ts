import type { Site } from '#src/sites/sites.ts'
import type { ExportFolder } from './export-folder.ts'
import type { LinkOptions } from './exported-links.ts'

export interface ExportOptions {
  site: Site
  /** Answers a request as the server of the site does. */
  fetch(request: Request): Promise<Response>
  /** The origin that the browsers of visitors ask for what is no file. */
  services: string
  folder: ExportFolder
  /** The paths of the built files of browsers. */
  built: Iterable<string>
  progress(done: number, total: number): void
}

/** An address that the site names and that has no file. */
export interface DeadLink {
  address: string
  /** The first address that names it. */
  from: string
  /** What the server answers there; 500 also for what could not be written. */
  status: number
  why?: string
}

export interface Exported {
  pages: number
  redirects: number
  files: number
  dead: DeadLink[]
}

/** What is known while a site is walked. */
export interface Walk extends ExportOptions {
  links: LinkOptions
  exported: Exported
  /** Which address each page was written for. */
  written: Map<string, string>
  ask(address: string): Promise<Response>
  /** Walks to an address too, unless that is done already. */
  found(address: string, from: string): void
  /** Reports that an address has no file. */
  missing(address: string, status: number, why?: string): void
}
