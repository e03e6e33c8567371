import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { refuseField } from '../../../service-error.ts'
import type { Kind } from './file-kinds.ts'

/**
 * The start of a document or script for a browser. It does not occur in audio files, nor uncompressed in a PDF.
 */
const markup = /<(?:script|html|!doctype html|svg|iframe)/i
const overlap = 16
const tailBytes = 1024

/** Throws ServiceError for a file that is stored unchanged and could also be read as another format. */
export async function requireHarmless(path: string, { name }: Kind): Promise<void> {
  let before = ''
  for await (const chunk of createReadStream(path)) {
    const text = before + (chunk as Buffer).toString('latin1')
    if (markup.test(text)) throw refuseField('file', `There is markup in the ${name}.`)
    before = text.slice(-overlap)
  }
  if (name === 'PDF' && !/%%EOF[\s\0]*$/.test(await readTail(path)))
    throw refuseField('file', 'The PDF is damaged: it does not end as one.')
}

async function readTail(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const { buffer, bytesRead } = await file.read(
      Buffer.alloc(tailBytes),
      0,
      tailBytes,
      Math.max(0, size - tailBytes),
    )
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await file.close()
  }
}
