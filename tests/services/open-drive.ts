// Opens a drive on a new database, with accounts at two sites. Only tests import this file.
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { uploadFile } from '#schemas/services/drive.ts'
import type { ServiceContext } from '#src/services/calls.ts'
import type { IncomingFile } from '#src/services/files.ts'
import { dispatch } from '#src/services/local/dispatch.ts'
import { exampleStarter } from '#src/services/local/seed/example-starter-for-test.ts'
import { type NewPlace, type Opened, openForTest } from '#src/services/local/open-for-test.ts'
import { accounts } from '#src/services/local/database/tables/account-tables.ts'
import { driveFiles, driveUsage } from '#src/services/local/database/tables/drive-tables.ts'
import {
  type DriveConfig,
  DriveEnvironment,
  toDriveConfig,
} from '#src/services/local/areas/drive/drive-config.ts'
import { openDrive } from '#src/services/local/areas/drive/open-drive.ts'

export const pdf = (length = 100) =>
  Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(length - 15, ' '), Buffer.from('%%EOF\n')])

/** A file as a stream of chunks. */
export const arriving = (bytes: Uint8Array, name = 'a.pdf', type = 'application/pdf') => ({
  name,
  type,
  bytes: inPieces(bytes),
})

async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 4000) yield bytes.subarray(at, at + 4000)
}

export async function openDriveForTest(place: NewPlace, options: Partial<DriveConfig> = {}) {
  const opened = await openForTest(place, 30_000)
  const { database } = opened
  const folder = await mkdtemp(join(tmpdir(), 'tenun-drive-'))
  const logged: unknown[] = []
  const config: DriveConfig = {
    ...toDriveConfig(DriveEnvironment.parse({}), {
      folder,
      send: () => Promise.reject(new Error('Nothing leaves a test.')),
      log: (message, details) => void logged.push({ message, ...details }),
    }),
    ...options,
  }
  const users = await addUsers(opened)

  /** The same database with another storage, quota or folder. */
  const openWith = (more: Partial<DriveConfig>) => {
    const drive = openDrive(database, { ...config, ...more })
    const { receive } = dispatch(database, drive.handlers)
    const upload = async (file: IncomingFile, ctx: Partial<ServiceContext> = {}) => {
      const { siteId = 'alpha' } = ctx
      const caller = { userId: users.get(siteId) ?? '', kind: 'writer' } as const
      const whole = { siteId, origin: 'https://alpha.example', caller, ...ctx }
      return uploadFile.output.parse(await receive(uploadFile, whole, { file, input: {} }))
    }
    return { ...drive, upload }
  }

  return {
    ...openWith({}),
    openWith,
    database,
    config,
    folder,
    logged,
    rows: (siteId = 'alpha') =>
      database.transaction(server(siteId), (tx) =>
        tx.select().from(driveFiles).where(eq(driveFiles.siteId, siteId)),
      ),
    usage: async (siteId = 'alpha') => {
      const [row] = await database.transaction(server(siteId), (tx) => tx.select().from(driveUsage))
      return row?.bytes ?? 0
    },
    filesIn: (name: 'incoming' | 'files') => listFiles(join(config.folder, name)),
    async close() {
      await opened.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const server = (siteId: string) => ({ role: 'server', siteId }) as const

/** Two sites, each with an account that may upload files. */
async function addUsers({ seed, database }: Opened): Promise<Map<string, string>> {
  const users = new Map<string, string>()
  for (const siteId of ['alpha', 'beta']) {
    await seed(siteId, () => exampleStarter)
    const values = { siteId, email: `a@${siteId}.test`, name: 'Akun', kind: 6 }
    const [row] = await database.transaction(server(siteId), (tx) =>
      tx.insert(accounts).values(values).returning({ id: accounts.id }),
    )
    users.set(siteId, row?.id ?? '')
  }
  return users
}

/** Names of files and folders below a folder; folders of stored files are left out. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = { recursive: true, withFileTypes: true } as const
  const found = await readdir(folder, entries).catch(() => [])
  return found.filter((one) => one.isFile() || folder.endsWith('incoming')).map(({ name }) => name)
}

export type OpenedDrive = Awaited<ReturnType<typeof openDriveForTest>>
