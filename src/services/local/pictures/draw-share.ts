import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { ShareDrawing } from '../../pictures.ts'
import { ServiceError } from '../../service-error.ts'
import { requireThreadFile } from '../thread-file.ts'
import type { ShareJob } from './share-svg.ts'

const mostMs = 10_000

const { resolve } = createRequire(import.meta.url)

/** The files of a family for the letters of Europe: those of most texts first. */
const filesOf = (name: string): string[] =>
  ['latin', 'latin-ext'].map((subset) =>
    resolve(`@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`),
  )

/**
 * A picture to share as PNG, drawn by a process of its own, since laying out letters would hold up every other request.
 * It is ended after ten seconds. Throws ServiceError 503 for one that cannot be drawn.
 */
export async function drawShare(drawing: ShareDrawing): Promise<Uint8Array<ArrayBuffer>> {
  const script = await requireThreadFile({
    name: 'share-process',
    source: new URL('./share-process.ts', import.meta.url),
  })
  const [heading, text] = drawing.fonts
  const job: ShareJob = {
    ...drawing,
    headingFiles: filesOf(heading),
    textFiles: filesOf(text),
    logo: drawing.logo && Buffer.from(drawing.logo).toString('base64'),
  }
  const child = spawn(process.execPath, ['--max-old-space-size=128', fileURLToPath(script)], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {},
    timeout: mostMs,
    killSignal: 'SIGKILL',
  })
  const ended = new Promise<number | null>((done, failed) => {
    child.on('error', failed).on('close', done)
  })
  // A process that ended early has closed its end.
  child.stdin.on('error', () => undefined).end(JSON.stringify(job))
  const [code, answer] = await Promise.all([ended, buffer(child.stdout)])
  if (code !== 0 || answer.length === 0)
    throw new ServiceError(503, 'The picture to share could not be drawn.')
  return Uint8Array.from(answer)
}
