import { bilingual } from '#schemas/bilingual.ts'
import { renderPage } from '#src/render/render-page.ts'
import type { RenderedPage } from '#src/render/rendered-page.ts'
import { DataNotLoaded } from '#src/render/resources.ts'
import { ServiceError } from '#src/services/service-error.ts'

/** When a page whose data could not be loaded may be asked for again. */
export const retrySeconds = 5

const notLoaded = bilingual({
  id: 'Isi halaman ini sedang tidak dapat dimuat. Coba lagi sebentar lagi.',
  en: 'What this page shows cannot be loaded now. Try again in a moment.',
})

/** Renders a page as `renderPage` does. Data that could not be loaded is ServiceError 503; all else stays a defect. */
export async function renderOrRefuse(
  ...page: Parameters<typeof renderPage>
): Promise<RenderedPage> {
  try {
    return await renderPage(...page)
  } catch (error) {
    if (error instanceof DataNotLoaded)
      throw new ServiceError(503, notLoaded, { retryAfter: retrySeconds, cause: error })
    throw error
  }
}
