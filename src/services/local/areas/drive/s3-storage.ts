import { AwsV4Signer } from 'aws4fetch'
import { type ByteRange, cutOut, rangeHeader } from '../../../byte-range.ts'
import { readBounded, type OutboundAnswer } from '../../../outbound.ts'
import { ServiceError } from '../../../service-error.ts'
import type { DriveConfig, S3Config } from './drive-config.ts'
import type { Content, Storage } from './file-storage.ts'

const deadlineMs = 30_000
/** The SHA-256 of no bytes, for requests without a body. */
const emptySha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

/** Stores contents in a bucket with the S3 API. Every unexpected answer is a 503 for the caller. */
export function s3Storage(s3: S3Config, connection: S3Connection): Storage {
  const { ask, finish } = openBucket(s3, connection)
  return {
    put: async (key, content) => finish(await ask('PUT', key, { content })),
    async get(key, part) {
      const answer = await ask('GET', key, { part })
      if (answer.status === 200 && part) return cutOut(answer.body, part)
      if (answer.status !== 404) return answer.body
      await finish(answer)
      return null
    },
    delete: async (key) => finish(await ask('DELETE', key)),
  }
}

type S3Connection = Pick<DriveConfig, 'send' | 'log'>

interface Asked {
  content?: Content
  part?: ByteRange | undefined
}

function openBucket(s3: S3Config, { send, log }: S3Connection) {
  const down = (cause: unknown) => {
    log('The storage of the drive cannot be used', { reason: String(cause) })
    return new ServiceError(503, 'Files cannot be kept or read now. Try again in a moment.', {
      retryAfter: 30,
      cause,
    })
  }
  return {
    /** An answer that is a success or says that the content does not exist. */
    async ask(method: string, key: string, { content, part }: Asked = {}): Promise<OutboundAnswer> {
      const { url, headers } = await sign(s3, { method, key, content })
      const body = content?.read()
      try {
        const answer = await send(url.href, {
          method,
          headers: {
            ...Object.fromEntries(headers),
            ...(content && { 'content-length': String(content.bytes) }),
            ...(part && { range: rangeHeader(part) }),
          },
          deadlineMs,
          isWhole: method !== 'GET',
          ...(body === undefined ? {} : { body }),
        })
        if (answer.status < 300 || (answer.status === 404 && method !== 'PUT')) return answer
        const said = await readBounded(answer.body, 16_384).catch(() => new Uint8Array())
        throw new Error(`${answer.status} ${Buffer.from(said).toString('utf8').slice(0, 500)}`)
      } catch (cause) {
        throw down(cause)
      } finally {
        // Without this, a body that the storage did not read to its end would keep its file open.
        await body?.return(undefined)
      }
    },
    async finish({ body }: OutboundAnswer): Promise<void> {
      await readBounded(body).catch((cause: unknown) => {
        throw down(cause)
      })
    },
  }
}

interface Signed {
  method: string
  key: string
  content: Content | undefined
}

const sign = (s3: S3Config, { method, key, content }: Signed) =>
  new AwsV4Signer({
    method,
    url: `${s3.url}/${s3.bucket}/${key}`,
    headers: { 'x-amz-content-sha256': content?.sha256 ?? emptySha256 },
    accessKeyId: s3.key,
    secretAccessKey: s3.secret,
    region: s3.region,
    service: 's3',
  }).sign()
