import type { Styles } from '#src/render/styles.ts'
import type { Shown } from './choice.ts'
import { drawSheet } from './draw-sheet.ts'
import { placingOf, stageDocument } from './draw-stage.ts'
import { oneContent } from './one-content.ts'

/** A document with the content that all faces are compared by. */
export const drawTogether = (shown: Shown, styles: Styles): string =>
  stageDocument(
    { title: `One content, ${shown.face}`, body: drawSheet(oneContent, placingOf(shown)) },
    shown,
    styles,
  )
