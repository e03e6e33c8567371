import type { Context } from 'hono'
import { ServiceError } from '#src/services/service-error.ts'

/** Reads a body up to a limit of bytes. Throws ServiceError: 413 where it is passed, 400 when the sender breaks off. */
export async function readBytes(c: Context, limit: number): Promise<Uint8Array> {
  const tooLarge = () =>
    new ServiceError(413, `The body is larger than ${Math.floor(limit / 1024)} KiB.`)
  if (Number(c.req.header('content-length') ?? 0) > limit) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of c.req.raw.body ?? []) {
      size += chunk.length
      if (size > limit) throw tooLarge()
      chunks.push(chunk)
    }
  } catch (cause) {
    if (cause instanceof ServiceError) throw cause
    throw new ServiceError(400, 'The body did not come to its end.', { cause })
  }
  return Buffer.concat(chunks)
}
