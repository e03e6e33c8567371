import type { Context } from 'hono'
import { FileContent } from '#schemas/file-content.ts'
import { attachment } from '../http/content-disposition.ts'

/** Answers with a file to save, which no browser shows as part of the site and nothing caches. */
export function sendFile(c: Context, answer: unknown): Response {
  const { name, content } = FileContent.parse(answer)
  return c.body(Buffer.from(content, 'base64'), 200, {
    'content-type': 'application/octet-stream',
    'content-disposition': attachment(name),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    vary: 'authorization',
  })
}
