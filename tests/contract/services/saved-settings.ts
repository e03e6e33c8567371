import { expect } from 'vitest'
import type { UserKind } from '#schemas/endpoint.ts'
import { readAppSettings, updateAppSettings } from '#schemas/services/cms.ts'
import type { Settings } from '#schemas/settings.ts'
import type { Case, SiteName, World } from './case.ts'

/** The settings of a site as they are stored, and their ETag. */
export async function current(world: World, site: SiteName = 'foundation') {
  const { data, headers } = await world.call(readAppSettings, { site })
  return { settings: data as Settings, etag: headers.get('etag') ?? '' }
}

/** Saves the settings that `change` returns, as an admin of the site. */
export const saves = (
  name: string,
  change: (settings: Settings) => object,
  wanted: { status: number; field?: string; as?: UserKind; etag?: string | null },
): Case => ({
  name,
  endpoint: readAppSettings,
  status: 200,
  async check(_data, world) {
    const { settings, etag } = await current(world)
    const said = wanted.etag === undefined ? etag : wanted.etag
    const reply = await world.call(updateAppSettings, {
      as: wanted.as ?? 'admin',
      input: { ...change(settings) },
      headers: said === null ? {} : { 'if-match': said },
    })
    expect([reply.status, JSON.stringify(reply.body)]).toEqual([wanted.status, expect.anything()])
    if (wanted.field) expect(JSON.stringify(reply.body)).toContain(`"field":"${wanted.field}"`)
  },
})
