import { readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { Face } from '#schemas/layout.ts'
import { faceSource } from '#src/render/face-source.ts'
import { parseSheets, stylesOf, type ParsedSheets, type Styles } from '#src/render/styles.ts'
import { OperatorError } from '#src/services/operator-error.ts'

/** What the build wrote of each source. */
const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    css: z.array(z.string()).optional(),
  }),
)

/** The list of built files by source, as Vite writes it. */
const manifestFile = '.vite/manifest.json'

/** The parsed sheets; no browser asks for them. */
const sheetsFile = '.vite/sheets.json'

/** The styles of a built client. */
export async function readStyles(folder: string): Promise<Styles> {
  const text = await readFile(join(folder, sheetsFile), 'utf8')
  return stylesOf(JSON.parse(text) as ParsedSheets)
}

/** The built sheet of each face that has one. */
export const findFaces = (manifest: z.output<typeof Manifest>): [face: string, file: string][] =>
  Face.options.flatMap((face): [string, string][] => {
    const file = manifest[faceSource(face)]?.file
    return file === undefined ? [] : [[face, file]]
  })

/** Parses the built sheets and stores them: they are the same at each start, and parsing them is slow. */
export async function storeParsedSheets(folder: string): Promise<void> {
  const manifest = await readManifest(folder)
  const read = (file: string) => readFile(join(folder, file), 'utf8')
  const css = await read(fileIn(manifest, 'src/client/styles.css', folder))
  const faces = new Map<string, string>()
  for (const [face, file] of findFaces(manifest)) faces.set(face, await read(file))
  await writeFile(join(folder, sheetsFile), JSON.stringify(parseSheets(css, faces)))
}

/**
 * Joins the sheet of all with that of each face, and lists the joined ones in place of those of faces: a browser that got
 * one before the other would draw a frame of the first without the second.
 */
export async function joinFaceSheets(folder: string): Promise<void> {
  const place = join(folder, manifestFile)
  const listed = await readManifest(folder)
  let text = await readFile(place, 'utf8')
  const sheet = fileIn(listed, 'src/client/styles.css', folder)
  const css = await readFile(join(folder, sheet), 'utf8')
  for (const [, file] of findFaces(listed)) {
    // Named by the content of both.
    const joined = sheet.replace(/\.css$/, `-${basename(file)}`)
    await writeFile(join(folder, joined), css + (await readFile(join(folder, file), 'utf8')))
    await rm(join(folder, file))
    text = text.replaceAll(JSON.stringify(file), JSON.stringify(joined))
  }
  await writeFile(place, text)
}

/** Reads the list of built files. */
export async function readManifest(folder: string): Promise<z.output<typeof Manifest>> {
  return Manifest.parse(JSON.parse(await readFile(join(folder, manifestFile), 'utf8')))
}

/** The file that was built of a source; throws OperatorError where none was. */
export function fileIn(
  manifest: z.output<typeof Manifest>,
  source: string,
  folder: string,
): string {
  const file = manifest[source]?.file
  if (file === undefined) throw new OperatorError(`${folder} is not whole: run npm run build.`)
  return file
}
