import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** The largest size of a file for the drive. */
export const mostFileBytes = 10 * 1024 * 1024

/** A stored file: a picture is encoded again and may have another type and size than the upload. */
export const DriveFile = z.object({
  id: z.uuid(),
  url: z.string().describe('Where it is read, from the site’s own host: `/drive/<key>`.'),
  name: z.string().min(1).max(255),
  type: z.string(),
  bytes: z.int().positive(),
  width: z.int().positive().optional().describe('Of pictures, in pixels.'),
  height: z.int().positive().optional().describe('Of pictures, in pixels.'),
})
export type DriveFile = z.output<typeof DriveFile>

/**
 * Stores one file of the caller: PNG, JPEG, WebP, AVIF, GIF, PDF, MP3 or Ogg. 400 when the form has no file or
 * more than it, 413 beyond 10 MiB, 415 when name, type and content do not agree on one of these, 422 when it
 * cannot be read, 503 while too many arrive at once or the storage is down, 507 when the site's drive or the
 * disk is full.
 */
export const uploadFile = endpoint({
  host: 'drive',
  method: 'POST',
  path: 'upload',
  summary: 'Keep a file.',
  input: z.object({}),
  output: DriveFile,
  access: 'user',
  entities: [],
  success: 201,
  takes: 'file',
  throttle: { times: 30, seconds: 600 },
})

export const driveEndpoints = [uploadFile]
