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
import type { AppTokens } from '../calls/app-token.ts'
import { bind, type ServeHere } from '../calls/server-call.ts'
import { publicSettings, storedSettings, updateSettings } from '../settings/site-settings.ts'
import { bindOperatorEndpoints } from '../site-management/operator-endpoints.ts'
import { bindSiteEndpoints } from '../site-management/site-endpoints.ts'
import type { SiteManagement } from '../site-management/site-store.ts'

export interface ServerEndpointOptions {
  tokens: AppTokens
  version: string
  management: SiteManagement
  operators: Parameters<typeof bindOperatorEndpoints>[1]
}

/** The calls that are about the server itself: its sites, their settings, its version and its app tokens. */
export const bindServerEndpoints = ({
  tokens,
  version,
  management,
  operators,
}: ServerEndpointOptions) =>
  new Map<Endpoint, ServeHere>([
    ...bindSiteEndpoints(management),
    ...bindOperatorEndpoints(management, operators),
    bind(readSettings, async ({ site }) => publicSettings(site)),
    bind(readAppId, async ({ site }) => ({ id: site.id })),
    bind(readAppSettings, ({ site }) => storedSettings(management.store, site)),
    bind(updateAppSettings, ({ site, ctx }, settings) =>
      updateSettings(management, {
        site,
        caller: ctx.caller,
        ifMatch: ctx.ifMatch,
        part: (now) => now,
        change: () => settings,
      }),
    ),
    bind(readAppSetting, async ({ site }, { key }) =>
      settingOf(await storedSettings(management.store, site), key),
    ),
    bind(updateAppSetting, async ({ site, ctx }, { key, value }) => {
      const settings = await updateSettings(management, {
        site,
        caller: ctx.caller,
        ifMatch: ctx.ifMatch,
        part: (now) => settingOf(now, key),
        // A setting that is not there is read as null, and is taken out by it.
        change: (now) => ({ ...now, [key]: value ?? undefined }),
      })
      return settingOf(settings, key)
    }),
    bind(readVersion, async () => ({ version })),
    bind(validateToken, async ({ appToken }) => ({ isValid: appToken === 'valid' })),
    bind(generateToken, async ({ site }, { id, secret, scopes }) => {
      if (id !== site.id || !tokens.isPublicKey(site.id, secret))
        throw new ServiceError(401, 'This id and this secret do not belong together at this site.')
      return tokens.issue(site.id, scopes)
    }),
  ])

type Key = z.output<typeof readAppSetting.input>['key']

const settingOf = (settings: Settings, key: Key) => ({
  key,
  value: (settings[key] ?? null) as z.output<typeof readAppSetting.output>['value'],
})
