import type { DocumentOptions } from '#src/render/document-options.ts'
import type { NodeCache } from '#src/render/node-cache.ts'
import type { RefusedForm } from '#src/render/node-form.ts'
import type { RenderOptions } from '#src/render/render-options.ts'
import type { Caller } from '#src/services/calls.ts'
import type { Site } from '#src/sites/sites.ts'
import type { SitePictures } from '../pictures/site-pictures.ts'
import { type Answering, askOf } from './ask-for-page.ts'
import type { PageAddress } from './page-address.ts'

export interface MakeOptions extends Omit<DocumentOptions, 'app'>, Answering {
  registry: RenderOptions['registry']
  /** The key that names a site's app to the services. */
  publicKey(siteId: string): string
  /** The version of the product. */
  version: string
  /** Proves that a form of a node was rendered by this server. */
  formToken(siteId: string, nodeId: string): string
  compileProse?: RenderOptions['compileProse']
  pictures?: Pick<SitePictures, 'describeAddress'>
  /** Opens a cache of rendered nodes, for each site and language; without it they are within the bounds of the renderer. */
  nodes?: (() => NodeCache) | undefined
  deadlineMs: number
  /** The clock, in milliseconds. */
  now(): number
  report(site: Site, ...problem: Parameters<RenderOptions['report']>): void
}

/** Which page is made, and for whom. */
export interface Making {
  site: Site
  address: PageAddress
  /** Null for a visitor, who gets the gate of a guarded page. */
  caller: Caller | null
  /** The content of the page as it is stored: see `PageCache`. */
  known?: string | undefined
  /** Of a preview: visitors see the page as well. */
  isPublished?: boolean | undefined
  /** A form of the page that was sent and refused. */
  refused?: RefusedForm | undefined
}

/** What a page is rendered with, for whom it is made. */
export function renderOptions(
  { site, address, caller, isPublished, refused }: Making,
  options: MakeOptions,
): RenderOptions {
  const { pictures } = options
  const token = (node: string) => options.formToken(site.id, node)
  return {
    registry: options.registry,
    ...(options.compileProse && { compileProse: options.compileProse }),
    ...(pictures && {
      describeAddress: (text, late) => pictures.describeAddress(site, text, late),
    }),
    deadlineMs: options.deadlineMs,
    search: address.search,
    now: new Date(options.now()),
    ask: askOf(options, site, { caller, isPreview: address.isPreview }),
    isAdmitted: caller !== null,
    isPreview: address.isPreview,
    isPublished,
    forms: refused === undefined ? { token } : { token, refused },
    report: (...problem) => options.report(site, ...problem),
  }
}
