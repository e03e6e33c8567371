import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
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

/** Reads the list of built files. */
export async function readManifest(folder: string): Promise<z.output<typeof Manifest>> {
  return Manifest.parse(JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')))
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
