import type { Drawing } from './make-context.ts'
import { languageNote } from './page-languages.ts'
import { previewBar } from './preview-bar.ts'

/** HTML before the nodes of a page, whose own HTML is `body`: the preview bar, and the notice of content in another language. */
export const abovePage = (drawing: Drawing, body: string): string =>
  previewBar(drawing) + languageNote(body, drawing.view.locale)
