import { stat } from 'node:fs/promises'
import { BadUsage } from '../command.ts'
import { camelCase } from '../generate/units.ts'

/** The spellings of a unit's name. */
export interface UnitName {
  /** `price-list`: its folder or file. */
  kebab: string
  /** `priceList`: its export. */
  camel: string
  /** `PriceList`: its component and types. */
  pascal: string
  /** `Price list`: its title. */
  title: string
}

/** The files of a unit to be written, and the next steps to print. */
export interface NewUnit {
  /** Path from the project's root → content. */
  files: Map<string, string>
  /** One sentence each. */
  next: string[]
}

/** Returns the spellings of a name; throws BadUsage for one that cannot name a folder and an export. */
export function toUnitName(kind: string, name: string): UnitName {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40) {
    throw new BadUsage(
      `"${name}" cannot name a ${kind}: lower case letters, digits and single hyphens, beginning with a letter, at most 40.`,
    )
  }
  const spaced = name.replaceAll('-', ' ')
  return {
    kebab: name,
    camel: camelCase(name),
    pascal: camelCase(`-${name}`),
    title: spaced.charAt(0).toUpperCase() + spaced.slice(1),
  }
}

/** Throws BadUsage when a file of the unit exists already. */
export async function requireFree(files: Iterable<string>): Promise<void> {
  for (const path of files) {
    if (await stat(path).then(Boolean, () => false))
      throw new BadUsage(`${path} is there already: choose another name or delete it first.`)
  }
}
