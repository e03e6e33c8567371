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
export interface OwnCall {
  site: Site
  ctx: ServiceContext
  appToken: AppTokenState
}

type ServeOwn<E extends Endpoint = Endpoint> = (
  call: OwnCall,
  input: z.output<E['input']>,
) => Promise<z.output<E['output']>>

export interface OwnOptions {
  tokens: AppTokens
  version: string
  store: SettingsStore
}

const bindOwn = <E extends Endpoint>(endpoint: E, serve: ServeOwn<E>): [Endpoint, ServeOwn] => [
  endpoint,
  (call, input) => serve(call, input as z.output<E['input']>),
]

/** The calls that are about the server itself: its sites' settings, its version and its app tokens. */
export const ownCalls = ({ tokens, version, store }: OwnOptions) =>
  new Map<Endpoint, ServeOwn>([
    bindOwn(readSettings, async ({ site }) => publicSettings(site)),
    bindOwn(readAppId, async ({ site }) => ({ id: site.id })),
    bindOwn(readAppSettings, ({ site }) => storedSettings(store, site)),
    bindOwn(updateAppSettings, ({ site, ctx }, settings) =>
      updateSettings(store, {
        site,
        ifMatch: ctx.ifMatch,
        part: (now) => now,
        change: () => settings,
      }),
    ),
    bindOwn(readAppSetting, async ({ site }, { key }) =>
      settingOf(await storedSettings(store, site), key),
    ),
    bindOwn(updateAppSetting, async ({ site, ctx }, { key, value }) => {
      const settings = await updateSettings(store, {
        site,
        ifMatch: ctx.ifMatch,
        part: (now) => settingOf(now, key),
        change: (now) => ({ ...now, [key]: value }),
      })
      return settingOf(settings, key)
    }),
    bindOwn(readVersion, async () => ({ version })),
    bindOwn(validateToken, async ({ appToken }) => ({ isValid: appToken === 'valid' })),
    bindOwn(generateToken, async ({ site }, { id, secret }) => {
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
