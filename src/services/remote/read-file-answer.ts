import type { FileContent } from '#schemas/file-content.ts'
import { mostFileBytes } from '#schemas/services/drive.ts'
import { type OutboundAnswer, readBounded } from '../outbound.ts'

/** The file that an operator's host answers with, under the name that its header says: RFC 6266. */
export async function readFileAnswer({ headers, body }: OutboundAnswer): Promise<FileContent> {
  const bytes = await readBounded(body, mostFileBytes)
  const named = /filename\*=UTF-8''([^;]+)/i.exec(headers.get('content-disposition') ?? '')?.[1]
  return {
    name: decode(named ?? '') || 'file',
    type: 'application/octet-stream',
    content: Buffer.from(bytes).toString('base64'),
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text).slice(0, 255)
  } catch {
    return ''
  }
}
