import type { Endpoint } from '#schemas/endpoint.ts'
import type { WrittenArea } from '#schemas/manage/managed-area.ts'
import { managedKinds } from '#schemas/services/manage-posts.ts'
import { ask } from '#tools/ask.ts'
import type { World } from './case.ts'

/** An area, the call that reads one of its rows, and the field that names the row. */
export type ReadArea = [area: WrittenArea, endpoint: Endpoint, field: string]

/** Asks for a path of the first site, and follows no redirect. */
export async function getPath(port: number, path: string) {
  const { status, headers, body } = await ask(port, {
    host: `foundation.localhost:${port}`,
    path,
  })
  return { status, location: headers['location'], text: body }
}

/** The id of the kind of news. */
export async function newsKind(world: World): Promise<string> {
  const { data } = await world.call(managedKinds.calls.list, {
    as: 'admin',
    input: { search: 'news' },
  })
  return (data as { items: { id: string }[] }).items[0]?.id ?? ''
}
