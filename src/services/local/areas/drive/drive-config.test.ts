import { expect, test } from 'vitest'
import { DriveEnvironment, toDriveConfig } from './drive-config.ts'

const parts = { folder: 'drive', send: () => Promise.reject(new Error()), log: () => undefined }
const read = (environment: object) => toDriveConfig(DriveEnvironment.parse(environment), parts)

test('files are stored in the data folder, up to 1 GiB for each site, by default', () => {
  expect(read({})).toMatchObject({ folder: 'drive', quota: 1024 ** 3, s3: undefined })
  expect(read({ DRIVE_QUOTA_MB: '5' }).quota).toBe(5 * 1024 ** 2)
})

const s3 = {
  DRIVE_S3_URL: 'https://s3.example.id/',
  DRIVE_S3_BUCKET: 'berkas',
  DRIVE_S3_KEY: 'key',
  DRIVE_S3_SECRET: 'secret',
}

test('a storage of S3 is named as a whole', () => {
  const [url, bucket, region] = ['https://s3.example.id', 'berkas', 'us-east-1']
  expect(read(s3).s3).toEqual({ url, bucket, region, key: 'key', secret: 'secret' })
})

test.each(['DRIVE_S3_BUCKET', 'DRIVE_S3_KEY', 'DRIVE_S3_SECRET'])(
  'a storage without %s is reported by that name',
  (name) => expect(() => read({ ...s3, [name]: undefined })).toThrow(`${name} is missing`),
)

test.each([
  { DRIVE_S3_URL: 's3.example.id' },
  { DRIVE_S3_URL: 'file:///etc' },
  { DRIVE_S3_BUCKET: '../other' },
  { DRIVE_QUOTA_MB: '0' },
  { DRIVE_QUOTA_MB: 'much' },
])('%j cannot be meant', (environment) => {
  expect(DriveEnvironment.safeParse(environment).success).toBe(false)
})
