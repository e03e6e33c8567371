import { openSitePictures, type ReadFile } from '#src/server/pictures/site-pictures.ts'
import type { Files } from '#src/services/files.ts'
import type { Pictures } from '#src/services/pictures.ts'

/** The pictures of an app of a test: what draws them, the uploads, and the files of layouts. */
export interface MadeUpPictures {
  drawing?: Pictures
  stored?: Files
  readFile?: ReadFile
}

const none: Pictures = {
  draw: async () => null,
  describe: async () => undefined,
  drawIcon: async () => null,
  drawShare: async () => ({ type: 'image/png', bytes: new Uint8Array() }),
}

/** The content of a file is its name; one that is gone is in no folder. */
const readNames: ReadFile = async (file) =>
  file.includes('gone') ? undefined : new TextEncoder().encode(file)

/** Opens the pictures of an app of a test; without anything given no picture can be drawn, and none is uploaded. */
export function madeUpPictures(
  {
    drawing = none,
    stored = { read: async () => null },
    readFile = readNames,
  }: MadeUpPictures = {},
  failed: (path: string) => void,
) {
  const pictures = openSitePictures({
    pictures: drawing,
    files: stored,
    readFile,
    waitMs: 500,
    failed,
  })
  return { pictures, stored, readFile }
}
