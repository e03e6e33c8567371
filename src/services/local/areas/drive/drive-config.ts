import { z } from 'zod'
import type { Send } from '../../../outbound.ts'
import type { Log } from '../../database/backend.ts'
import { OperatorError } from '../../../operator-error.ts'

/** Environment variables of the drive: where files are stored, and how many. */
export const DriveEnvironment = z.object({
  DRIVE_QUOTA_MB: z.coerce
    .number()
    .int()
    .min(1)
    .default(1024)
    .describe('What the files of one site may weigh together, in MiB.'),
  DRIVE_S3_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://s3.example.id' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional()
    .describe('Of a storage that speaks S3; without it files are kept in the data folder.'),
  DRIVE_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { error: 'must be the name of a bucket' })
    .optional(),
  DRIVE_S3_REGION: z.string().min(1).default('us-east-1'),
  DRIVE_S3_KEY: z.string().min(1).optional(),
  DRIVE_S3_SECRET: z.string().min(1).optional(),
})
export type DriveEnvironment = z.output<typeof DriveEnvironment>

export interface S3Config {
  url: string
  bucket: string
  region: string
  key: string
  secret: string
}

export interface DriveConfig {
  /** Where files arrive, and where they are stored when no other storage is configured. */
  folder: string
  /** In bytes, for each site. */
  quota: number
  s3: S3Config | undefined
  /** The fetch to the storage. */
  send: Send
  log: Log
}

/** Converts the environment into the configuration of the drive. Throws with the name of a missing variable. */
export const toDriveConfig = (
  environment: DriveEnvironment,
  parts: Pick<DriveConfig, 'folder' | 'send' | 'log'>,
): DriveConfig => ({
  ...parts,
  quota: environment.DRIVE_QUOTA_MB * 1024 * 1024,
  s3: toS3Config(environment),
})

function toS3Config(environment: DriveEnvironment): S3Config | undefined {
  const { DRIVE_S3_URL: url, DRIVE_S3_REGION: region } = environment
  if (url === undefined) return undefined
  const requireValue = (name: 'DRIVE_S3_BUCKET' | 'DRIVE_S3_KEY' | 'DRIVE_S3_SECRET'): string => {
    const value = environment[name]
    if (value === undefined)
      throw new OperatorError(`${name} is missing: DRIVE_S3_URL names a storage.`)
    return value
  }
  return {
    url,
    region,
    bucket: requireValue('DRIVE_S3_BUCKET'),
    key: requireValue('DRIVE_S3_KEY'),
    secret: requireValue('DRIVE_S3_SECRET'),
  }
}
