import { createHash, randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathIn } from '#src/services/local/areas/drive/disk-storage.ts'
import { hashPassword } from '#src/services/local/areas/account/password.ts'
import { openAsIs } from '#src/services/local/backup/open-source.ts'

export interface SignerWithFile {
  /** The input of the sign-in. */
  signIn: object
  /** Where the person's file is served. */
  filePath: string
}

const siteId = 'lms'
const password = 'kata sandi yang panjang'
let count = 0

/** Adds a person with a password and an uploaded file to a database that no server uses. */
export async function addSignerWithFile(
  environment: Record<string, string>,
): Promise<SignerWithFile> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataFolder = '' } = environment
  const email = `orang-${++count}@contoh.example`
  const content = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(20_000)])
  const key = randomBytes(32).toString('base64url')
  const path = pathIn(join(dataFolder, 'drive', 'files'), key)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
  const backend = await openAsIs({ databaseUrl, folder: join(dataFolder, 'db') })
  await backend.session(async (session) => {
    await session.script("BEGIN; SELECT set_config('app.backup', 'on', true)")
    const [account] = await session.query(
      `INSERT INTO accounts (site_id, email, name, kind, verified_at)
       VALUES ($1, $2, 'Orang Contoh', 1, now()) RETURNING id`,
      [siteId, email],
    )
    const [id] = account ?? []
    await session.query(
      'INSERT INTO account_passwords (account_id, site_id, hash) VALUES ($1, $2, $3)',
      [id, siteId, await hashPassword(password)],
    )
    await session.query(
      `INSERT INTO drive_files (site_id, uploader_id, key, name, type, bytes, sha256, is_stored)
       VALUES ($1, $2, $3, 'berkas.pdf', 'application/pdf', $4, $5, true)`,
      [siteId, id, key, content.length, createHash('sha256').update(content).digest('hex')],
    )
    await session.script('COMMIT')
  })
  await backend.close()
  const challenge = createHash('sha256').update('verifier'.repeat(8)).digest('base64url')
  return {
    signIn: { email, password, code_challenge: challenge },
    filePath: `/drive/${key}`,
  }
}
