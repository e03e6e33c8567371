import { z } from 'zod'
import { type Entity, endpoint, listOf, paging, type UserKind } from '../endpoint.ts'

/** What each call of an area is made from. */
export interface CallsDeclared {
  name: string
  noun: string
  plural: string
  access: readonly UserKind[]
  entities: readonly Entity[]
}

/** One row by its id. */
export const NamedRow = z.strictObject({ id: z.uuid() })

/** What every list of an area takes. */
export const listed = () => {
  const { page, pageSize } = paging(10)
  return { page, perPage: pageSize, search: z.string().max(200).optional() }
}

/** What the calls of one area have in common. */
export const shared = ({ name, access, entities }: CallsDeclared) => ({
  host: 'services' as const,
  access,
  entities,
  pathOf: (call: string) => `v1/manage/${name}/${call}`,
})

/** A row that was deleted, as long as it can be restored. */
export const DeletedRow = z.object({
  id: z.string(),
  name: z.string(),
  deletedAt: z.string(),
  deletedBy: z.string().nullable().describe('The account; null for the system.'),
  restorableUntil: z.string(),
})
export type DeletedRow = z.output<typeof DeletedRow>

/** Deletes, lists and restores the rows of an area. */
export function deletionCalls(declared: CallsDeclared) {
  const { pathOf, ...common } = shared(declared)
  const { noun, plural } = declared
  return {
    /** 404 when there is none, 409 while other rows depend on it. */
    delete: endpoint({
      ...common,
      method: 'POST',
      path: pathOf('delete'),
      summary: `Delete ${noun}; it can be restored for thirty days.`,
      input: NamedRow,
      output: NamedRow,
    }),
    deleted: endpoint({
      ...common,
      method: 'GET',
      path: pathOf('deleted'),
      summary: `The deleted ${plural} that can be restored, the last first.`,
      input: z.object(listed()),
      output: listOf(DeletedRow),
    }),
    /** 404 when there is none, 409 with the field when its slug is taken meanwhile. */
    restore: endpoint({
      ...common,
      method: 'POST',
      path: pathOf('restore'),
      summary: `Restore ${noun} that was deleted, as it was.`,
      input: NamedRow,
      output: NamedRow,
    }),
  }
}
