import type { EditorView } from 'prosemirror-view'
import { uploadPicture } from '../upload.ts'
import { schema } from './schema.ts'

/** Uploads a picture with what it shows, and puts it behind the block that the caret is in. */
export async function insertPicture(view: EditorView, say: (text: string) => void): Promise<void> {
  const picture = await uploadPicture({ alt: true }, say)
  view.focus()
  if (picture === undefined) return
  const { figure, figure_picture: inFigure } = schema.nodes
  const node = figure.create(null, inFigure.create(picture))
  const { $to } = view.state.selection
  view.dispatch(view.state.tr.insert($to.after(1), node).scrollIntoView())
}
