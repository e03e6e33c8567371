import type { DocumentOptions } from '#src/render/document.ts'
import { findAction, type FoundAction } from '#src/render/find-action.ts'
import type { RefusedForm } from '#src/render/node-form.ts'
import type { RenderOptions } from '#src/render/render-options.ts'
import type { Caller } from '#src/services/calls.ts'
import type { Services } from '#src/services/service.ts'
import type { Site } from '#src/sites/sites.ts'
import { askOf } from './ask-for-page.ts'
import { toNewPage } from './new-page.ts'
import type { PageAddress } from './page-address.ts'
import { renderOrRefuse } from './render-or-refuse.ts'
import { siteViews } from './site-views.ts'

export interface MakeOptions extends Omit<DocumentOptions, 'app'> {
  registry: RenderOptions['registry']
  /** The key that names a site's app to the services. */
  publicKey(siteId: string): string
  /** The version of the product. */
  version: string
  /** Proves that a form of a node was rendered by this server. */
  formToken(siteId: string, nodeId: string): string
  services: Services
  compileProse?: RenderOptions['compileProse']
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
  /** A form of the page that was sent and refused. */
  refused?: RefusedForm
}

interface PageMaker {
  /** Throws ServiceError 503 when what the page is about could not be loaded. */
  make(making: Making): Promise<ReturnType<typeof toNewPage>>
  /** The action of a node, without a check of the guards of its page. */
  findForm(making: Making, node: string): Promise<FoundAction | undefined>
}

/** Renders the pages of all sites, and finds their forms. */
export function pageMaker(options: MakeOptions): PageMaker {
  const viewAt = siteViews()
  return {
    async make(making) {
      const { site, address } = making
      const { view, rest } = viewAt(site, address.path)
      const page = await renderOrRefuse(view, rest, renderOptions(making, options))
      const app = {
        lmsId: site.id,
        publicKey: options.publicKey(site.id),
        version: options.version,
      }
      return toNewPage(page, view, { ...options, app, isPayload: address.isPayload })
    },
    findForm(making, node) {
      const { view, rest } = viewAt(making.site, making.address.path)
      return findAction(view, { path: rest, node }, renderOptions(making, options))
    },
  }
}

function renderOptions(
  { site, address, caller, refused }: Making,
  options: MakeOptions,
): RenderOptions {
  const token = (node: string) => options.formToken(site.id, node)
  return {
    registry: options.registry,
    ...(options.compileProse && { compileProse: options.compileProse }),
    deadlineMs: options.deadlineMs,
    search: address.search,
    now: new Date(options.now()),
    ask: askOf(options.services, site, caller),
    isAdmitted: caller !== null,
    forms: refused === undefined ? { token } : { token, refused },
    report: (...problem) => options.report(site, ...problem),
  }
}
