import type { FormOf } from '#src/services/declared-forms.ts'
import type { Sites } from '#src/sites/sites.ts'
import { readAddress } from '../pages/page-address.ts'
import type { Pages } from '../pages/site-pages.ts'
import { isClosed } from '../pages/route-guards.ts'

/** Finds the forms that the pages of the sites declare, as their layouts are now. */
export const formFinder =
  (sites: () => Sites, pages: Pick<Pages, 'findForm'>): FormOf =>
  async ({ siteId, caller }, { path, node }) => {
    const site = sites().findById(siteId)
    const address = readAddress(encodeURI(path), '')
    if (!site || !address || address.isPayload || isClosed(site, address.path)) return undefined
    const form = await pages.findForm({ site, address, caller }, node)
    const declared = form?.action.declared
    return form && declared && { ...declared, page: form.page, language: form.locale }
  }
