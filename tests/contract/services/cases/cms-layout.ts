import { expect } from 'vitest'
import { readAppSettings, readSettings, updateAppSettings } from '#schemas/services/cms.ts'
import type { Case } from '../case.ts'
import { current, saves } from '../saved-settings.ts'

/** Who chooses the layout of a site, and which origins it can have. */
export const cmsLayout: Case[] = [
  saves('an admin does not choose the layout', (now) => ({ ...now, layout: 'lms' }), {
    status: 403,
    field: 'layout',
  }),
  saves('an admin sends the layout that the site has', (now) => now, { status: 200 }),
  saves(
    'a superadmin does not choose a layout that is not there',
    (now) => ({ ...now, layout: 'tiada' }),
    {
      status: 422,
      field: 'layout',
      as: 'superadmin',
    },
  ),
  saves(
    'an origin at a host of another site is refused',
    (now) => ({ ...now, meta: { ...now.meta, url: 'https://evil.example' } }),
    { status: 422, field: 'meta.url' },
  ),
  {
    name: 'a superadmin moves a site to another layout, and back',
    endpoint: readAppSettings,
    status: 200,
    async check(_data: unknown, world) {
      const before = await current(world)
      const move = async (change: object) => {
        const { settings, etag } = await current(world)
        const headers = { 'if-match': etag }
        const input = { ...settings, ...change }
        return world.call(updateAppSettings, { as: 'superadmin', input, headers })
      }
      const moved = await move({ layout: 'lms' })
      expect([moved.status, moved.data]).toEqual([200, expect.objectContaining({ layout: 'lms' })])
      expect((await world.call(readSettings)).data).toMatchObject({ layout: 'lms' })
      expect((await move({ ...before.settings })).status).toBe(200)
      expect((await world.call(readSettings)).data).toMatchObject({ layout: 'foundation' })
    },
  },
]
