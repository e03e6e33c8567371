import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { refuseField } from '../../service-error.ts'
import { requireThreadFile } from '../thread-file.ts'

const mostBytes = 256 * 1024
const mostMs = 5000

/** What could make a drawing large, or have something else read: entities, files, other drawings, HTML. */
const refused =
  /<!DOCTYPE|<!ENTITY|<\?xml-stylesheet|<(?:[\w-]+:)?(?:image|feImage|foreignObject|script|filter)\b|@import|href\s*=\s*["']?(?!["'#])|url\(\s*["']?(?!["'#])/i

/** Whether a file is an SVG, by its beginning. */
export const isVector = (content: Uint8Array): boolean =>
  /^(?:\s|\uFEFF|<\?xml[^>]*>|<!--[\s\S]*?-->)*<(?:svg[\s>]|!DOCTYPE)/i.test(
    Buffer.from(content.subarray(0, 4096)).toString('utf8'),
  )

/**
 * An SVG of the operator's as a square PNG, drawn by a process of its own: in this one no SVG is ever loaded. It gets
 * nothing of this one's environment and is ended after five seconds. Throws ServiceError 422 for an SVG that is large or
 * refers to anything outside of itself, and for one that cannot be drawn.
 */
export async function drawVector(content: Uint8Array, pixels: number): Promise<Uint8Array> {
  const svg = Buffer.from(content).toString('utf8')
  if (content.length > mostBytes || refused.test(svg)) throw cannotBeDrawn()
  const script = await requireThreadFile({
    name: 'vector-process',
    source: new URL('./vector-process.ts', import.meta.url),
  })
  const child = spawn(
    process.execPath,
    ['--max-old-space-size=64', fileURLToPath(script), String(pixels)],
    { stdio: ['pipe', 'pipe', 'ignore'], env: {}, timeout: mostMs, killSignal: 'SIGKILL' },
  )
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve)
  })
  // A process that ended early has closed its end.
  child.stdin.on('error', () => undefined).end(svg)
  const [code, answer] = await Promise.all([ended, text(child.stdout.setEncoding('base64'))])
  if (code !== 0 || answer === '') throw cannotBeDrawn()
  return Buffer.from(answer, 'base64')
}

const cannotBeDrawn = () =>
  refuseField(
    'icon',
    'The icon cannot be drawn: its SVG is damaged, too large, or refers to something outside of itself.',
  )
