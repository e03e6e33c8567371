import type { Drawing } from './make-context.ts'
import { languageNote } from './page-languages.ts'
import { previewBar } from './preview-bar.ts'

/** What stands above the nodes of a page, whose HTML is `body`: the bar of a preview, and a note on other languages. */
export const abovePage = (drawing: Drawing, body: string): string =>
  previewBar(drawing) + languageNote(body, drawing.view.locale)
