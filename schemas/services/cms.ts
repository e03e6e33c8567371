import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Settings } from '../settings.ts'

/** The settings of the site whose host was asked, without anything private. */
export const readSettings = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v0/cms/app/settings',
  summary: 'The settings of this site.',
  input: z.object({}),
  output: Settings,
  access: 'public',
  entities: ['site'],
})
