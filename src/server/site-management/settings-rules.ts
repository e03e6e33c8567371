import { Settings } from '#schemas/settings.ts'
import { messagesIn, refusalsOf } from '#schemas/validation-messages.ts'
import { findUnstorable, unstorable } from '#src/services/postgres-text.ts'
import { ServiceError, refuseField } from '#src/services/service-error.ts'
import { assetsIn, isOwnOrigin, type SettingsSource } from '#src/sites/settings-of.ts'

/**
 * The settings that a site can have, from what was sent. Throws ServiceError with 422 for a value that no settings can
 * have, for an origin at a host of another site, and for a file that the layout does not have. `prefix` begins the
 * names of the fields.
 */
export function requireSettings(
  site: Pick<SettingsSource, 'id' | 'hosts' | 'layout'>,
  sent: unknown,
  prefix = '',
): Settings {
  const read = Settings.safeParse(sent, { error: messagesIn('en') })
  if (!read.success) throw wrongSettings(refusalsOf(read.error), prefix)
  const settings = read.data
  const field = findUnstorable(settings)
  if (field !== undefined) throw refuseField(prefix + field, unstorable)
  if (!isOwnOrigin(site, settings.meta.url))
    throw refuseField(`${prefix}meta.url`, ownHost(site.hosts))
  for (const { path, file } of assetsIn(settings))
    if (!site.layout.assets.has(file))
      throw refuseField(
        prefix + path,
        `There is no file ${file} in the layout ${site.layout.name}.`,
      )
  return settings
}

const ownHost = (hosts: readonly string[]): string =>
  hosts.length === 0
    ? 'This site has no host of its own yet: leave the address empty.'
    : `Must be an address at a host of this site: ${hosts.join(', ')}.`

function wrongSettings(refusals: ReturnType<typeof refusalsOf>, prefix: string): ServiceError {
  const fields = refusals.map(({ path, message }) => ({ field: prefix + path.join('.'), message }))
  return new ServiceError(422, `${fields[0]?.field}: ${fields[0]?.message}`, { fields })
}

/** The names of the settings that differ. */
export const changedKeys = (before: object, after: object): string[] => {
  const was = new Map(Object.entries(before))
  const is = new Map(Object.entries(after))
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((key) => JSON.stringify(was.get(key)) !== JSON.stringify(is.get(key)))
    .toSorted()
}
