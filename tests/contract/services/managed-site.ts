import { expect } from 'vitest'
import type { Endpoint } from '#schemas/endpoint.ts'
import { readSite, updateSite } from '#schemas/services/site.ts'
import type { World } from './case.ts'

interface Asked {
  endpoint: Endpoint
  input: Record<string, unknown>
  etag?: string
}

/** Calls an endpoint of sites as a superadmin. */
export const manage = (world: World, { endpoint, input, etag }: Asked) =>
  world.call(endpoint, {
    as: 'superadmin',
    input,
    ...(etag === undefined ? {} : { headers: { 'if-match': etag } }),
  })

/** Changes a site in the version that is stored. */
export async function change(world: World, input: { id: string; [key: string]: unknown }) {
  const read = await manage(world, { endpoint: readSite, input: { id: input.id } })
  expect(read.status).toBe(200)
  return manage(world, { endpoint: updateSite, input, etag: read.headers.get('etag') ?? '' })
}
