import type { z } from 'zod'
import type { Endpoint } from '#schemas/endpoint.ts'
import { generateToken, readVersion, validateToken } from '#schemas/services/authorizer.ts'
import {
  readAppId,
  readAppSetting,
  readAppSettings,
  readSettings,
  updateAppSetting,
  updateAppSettings,
} from '#schemas/services/cms.ts'
import type { Settings } from '#schemas/settings.ts'
import { ServiceError } from '#src/services/service-error.ts'
import type { ServiceContext } from '#src/services/calls.ts'
import type { Site } from '#src/sites/sites.ts'
import type { AppTokens, AppTokenState } from './app-token.ts'
import {
  publicSettings,
  storedSettings,
  updateSettings,
  type SettingsStore,
} from '../settings/site-settings.ts'

/** What only the server knows of a call. */
export interface ServerCall {
  site: Site
  ctx: ServiceContext
  appToken: AppTokenState
}

type ServeHere<E extends Endpoint = Endpoint> = (
  call: ServerCall,
  input: z.output<E['input']>,
) => Promise<z.output<E['output']>>

export interface ServerEndpointOptions {
  tokens: AppTokens
  version: string
  store: SettingsStore
}

const bind = <E extends Endpoint>(endpoint: E, serve: ServeHere<E>): [Endpoint, ServeHere] => [
  endpoint,
  (call, input) => serve(call, input as z.output<E['input']>),
]

/** The calls that are about the server itself: its sites' settings, its version and its app tokens. */
export const bindServerEndpoints = ({ tokens, version, store }: ServerEndpointOptions) =>
  new Map<Endpoint, ServeHere>([
    bind(readSettings, async ({ site }) => publicSettings(site)),
    bind(readAppId, async ({ site }) => ({ id: site.id })),
    bind(readAppSettings, ({ site }) => storedSettings(store, site)),
    bind(updateAppSettings, ({ site, ctx }, settings) =>
      updateSettings(store, {
        site,
        ifMatch: ctx.ifMatch,
        part: (now) => now,
        change: () => settings,
      }),
    ),
    bind(readAppSetting, async ({ site }, { key }) =>
      settingOf(await storedSettings(store, site), key),
    ),
    bind(updateAppSetting, async ({ site, ctx }, { key, value }) => {
      const settings = await updateSettings(store, {
        site,
        ifMatch: ctx.ifMatch,
        part: (now) => settingOf(now, key),
        change: (now) => ({ ...now, [key]: value }),
      })
      return settingOf(settings, key)
    }),
    bind(readVersion, async () => ({ version })),
    bind(validateToken, async ({ appToken }) => ({ isValid: appToken === 'valid' })),
    bind(generateToken, async ({ site }, { id, secret }) => {
      if (id !== site.id || !tokens.isPublicKey(site.id, secret))
        throw new ServiceError(401, 'This id and this secret do not belong together at this site.')
      return tokens.issue(site.id)
    }),
  ])

type Key = z.output<typeof readAppSetting.input>['key']

const settingOf = (settings: Settings, key: Key) => ({
  key,
  value: (settings[key] ?? null) as z.output<typeof readAppSetting.output>['value'],
})
