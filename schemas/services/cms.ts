import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Settings } from '../settings.ts'
import { Email } from './account.ts'

/** The settings of the site of the host, without anything private. */
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

/**
 * Requests a demonstration from the staff of the site, who receive a mail; 409 when the site has no staff yet.
 */
export const requestDemo = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v0/cms/app/request-demo',
  summary: 'Ask for a demonstration.',
  changes: true,
  input: z.object({ email: Email }),
  output: z.object({ email: z.string() }),
  access: 'public',
  entities: [],
  message: { success: 'Berhasil mengirim request', failure: 'Gagal mengirim request:' },
  throttle: { times: 5, seconds: 600 },
  isRepeatable: true,
  hasReceipt: true,
  problems: ['conflict'],
})

const settingKeys = Settings.keyof().exclude(['layout'])

/** The id of the site, which browsers store as `lmsId`. */
export const readAppId = endpoint({
  host: 'lms',
  method: 'GET',
  path: 'cms/app/id',
  summary: 'The id of this site.',
  input: z.object({}),
  output: z.object({ id: z.string() }),
  access: 'public',
  entities: ['site'],
})

/** The settings as they are written: pictures as `asset:<file>`, texts in every language. */
export const readAppSettings = endpoint({
  host: 'lms',
  method: 'GET',
  path: 'cms/app/settings',
  summary: 'The settings of this site, as they are written.',
  input: z.object({}),
  output: Settings,
  access: 'public',
  entities: ['site'],
  isVersioned: true,
})

/** Replaces the settings. 412 when If-Match names another version than the stored one. */
export const updateAppSettings = endpoint({
  host: 'lms',
  method: 'PUT',
  path: 'cms/app/settings',
  summary: 'Replace the settings of this site.',
  input: Settings,
  output: Settings,
  access: ['superadmin', 'admin'],
  entities: ['site'],
  isVersioned: true,
})

const Setting = z.object({ key: settingKeys, value: z.json() })

/** One setting by its key. */
export const readAppSetting = endpoint({
  host: 'lms',
  method: 'GET',
  path: 'cms/app/setting/{key}',
  summary: 'One setting of this site.',
  input: z.object({ key: settingKeys }),
  output: Setting,
  access: 'public',
  entities: ['site'],
  isVersioned: true,
})

/** Replaces one setting. 412 when If-Match names another version than the stored one, 422 for a wrong value. */
export const updateAppSetting = endpoint({
  host: 'lms',
  method: 'PUT',
  path: 'cms/app/setting/{key}',
  summary: 'Replace one setting of this site.',
  input: Setting,
  output: Setting,
  access: ['superadmin', 'admin'],
  entities: ['site'],
  isVersioned: true,
})

export const cmsEndpoints = [
  readSettings,
  requestDemo,
  readAppId,
  readAppSettings,
  updateAppSettings,
  readAppSetting,
  updateAppSetting,
]
