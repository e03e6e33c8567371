import { and, eq } from 'drizzle-orm'
import { bilingual } from '#schemas/bilingual.ts'
import { refuseField } from '../../../service-error.ts'
import type { Transaction } from '../../database/database.ts'
import { posts } from '../../database/tables/post-tables.ts'
import type { RowKey } from '../../records/row-snapshot.ts'
import { readKinds, requireKind } from '../post/post-kinds.ts'
import { changePost, insertPost } from '../post/post-writing.ts'
import type { RowStore } from './managed-table.ts'
import { toPostFields, toWritten } from './post-fields.ts'

const staysInKind = bilingual({
  id: 'Tulisan tetap pada jenisnya. Buat tulisan baru di jenis lain.',
  en: 'A post stays in its kind. Write a new one in the other kind.',
})

const isPost = ({ siteId, id }: RowKey) => and(eq(posts.siteId, siteId), eq(posts.id, id))

async function kindOf(tx: Transaction, key: RowKey) {
  const [row] = await tx.select({ kindId: posts.kindId }).from(posts).where(isPost(key))
  const kind = (await readKinds(tx, key.siteId)).byId.get(row?.kindId ?? '')
  if (kind === undefined) throw new Error('a post that was read is there, and has a kind')
  return kind
}

/** Posts are written the same way as by `v3/post/create` and `v3/post/update`. */
export const postStore: RowStore = {
  async read(tx, key, isLocked = false) {
    const query = tx.select().from(posts).where(isPost(key)).limit(1)
    const [row] = await (isLocked ? query.for('update') : query)
    if (row === undefined) return null
    const { byId } = await readKinds(tx, key.siteId)
    return toPostFields(row, byId.get(row.kindId)?.slug ?? '')
  },
  async insert(tx, { siteId }, { kindSlug, ...values }) {
    const kind = requireKind(await readKinds(tx, siteId), String(kindSlug))
    return insertPost(
      tx,
      { siteId, kind },
      { ...toWritten(values), title: String(values['title']) },
    )
  },
  async update(tx, key, { kindSlug, ...values }) {
    const kind = await kindOf(tx, key)
    if (kindSlug !== undefined && kindSlug !== kind.slug) throw refuseField('kindSlug', staysInKind)
    await changePost(tx, { siteId: key.siteId, kind, id: key.id }, toWritten(values))
  },
}
