import { pathIn } from '#schemas/paths.ts'
import { formPath } from '#src/render/form-path.ts'
import { findAction, type FoundAction } from '#src/render/find-action.ts'
import type { RenderedPage } from '#src/render/rendered-page.ts'
import { renderScreen, type Screen } from '#src/render/screen.ts'
import type { SiteView } from '#src/render/site-view.ts'
import type { DrawForm, FormPath } from '../http/app-env.ts'
import { formDrawing } from './draw-form.ts'
import { renderOptions, type MakeOptions, type Making } from './making.ts'
import { toNewPage } from './new-page.ts'
import { renderOrRefuse } from './render-or-refuse.ts'
import { siteViews } from './site-views.ts'

export interface PageMaker {
  /** Throws ServiceError 503 when what the page is about could not be loaded. */
  make(making: Making): Promise<ReturnType<typeof toNewPage>>
  /** A screen in place of the page. Throws when the shell of the site cannot be rendered. */
  makeScreen(making: Making, screen: Screen): Promise<ReturnType<typeof toNewPage>>
  /** The action of a node, without a check of the guards of its page. */
  findForm(making: Making, node: string): Promise<FoundAction | undefined>
  /** Draws a page of the server's own with one form. */
  drawForm: DrawForm
  formPath: FormPath
}

/** Renders the pages of all sites, and finds their forms. */
export function pageMaker(options: MakeOptions): PageMaker {
  const viewAt = siteViews(options.nodes)
  const finish = (page: RenderedPage, view: SiteView, { site, address, known }: Making) => {
    const app = {
      lmsId: site.id,
      publicKey: options.publicKey(site.id),
      version: options.version,
    }
    return toNewPage(page, view, { ...options, app, isPayload: address.isPayload, known })
  }
  return {
    drawForm: formDrawing(viewAt, options),
    formPath(site, locale, endpoint) {
      const { view } = viewAt(site, pathIn('/', locale, site.layout.locales[0]))
      return formPath(view, endpoint, options.registry)
    },
    async make(making) {
      const { site, address } = making
      const { view, rest } = viewAt(site, address.path)
      const page = await renderOrRefuse(view, rest, renderOptions(making, options))
      return finish(page, view, making)
    },
    async makeScreen(making, screen) {
      const { view, rest } = viewAt(making.site, making.address.path)
      const drawn = { screen, options: renderOptions(making, options) }
      return finish(await renderScreen(view, rest, drawn), view, making)
    },
    findForm(making, node) {
      const { view, rest } = viewAt(making.site, making.address.path)
      return findAction(view, { path: rest, node }, renderOptions(making, options))
    },
  }
}
