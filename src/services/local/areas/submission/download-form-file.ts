import { and, eq } from 'drizzle-orm'
import { buffer } from 'node:stream/consumers'
import { downloadFormFile } from '#schemas/services/submission.ts'
import type { ServiceContext } from '../../../calls.ts'
import { freeHandler, type Handler } from '../../calls/handler.ts'
import type { Database } from '../../database/database.ts'
import { formFiles, formSubmissions } from '../../database/tables/form-tables.ts'
import { recordChange } from '../../records/record-change.ts'
import type { DriveParts } from '../drive/drive-parts.ts'

/** Reads a file of a submission for the staff, after it has stored who asked for it. */
export const downloadFormFileHandler = ({ storage }: Pick<DriveParts, 'storage'>): Handler =>
  freeHandler(downloadFormFile, async (database, ctx, { id }) => {
    const file = await recordDownload(database, ctx, id)
    const content = file && (await storage.get(file.key))
    if (!file || !content) return null
    const { name, type } = file
    return { name, type, content: (await buffer(content)).toString('base64') }
  })

const recordDownload = (database: Database, ctx: ServiceContext, id: string) =>
  database.transaction({ role: 'server', siteId: ctx.siteId }, async (tx) => {
    const { key, name, type } = formFiles
    const [file] = await tx
      .select({ key, name, type, itemId: formSubmissions.id, receipt: formSubmissions.receipt })
      .from(formFiles)
      .innerJoin(formSubmissions, eq(formSubmissions.id, formFiles.submissionId))
      .where(and(eq(formFiles.siteId, ctx.siteId), eq(formFiles.id, id)))
    if (file === undefined) return undefined
    const { itemId, receipt } = file
    const change = { area: 'submission', itemId, name: `${receipt} ${file.name}` }
    await recordChange(tx, ctx, { ...change, event: 'downloaded' })
    return file
  })
