import { describe, expect, test } from 'vitest'
import { registry } from '#blocks/registry.ts'
import type { PreviousVersions } from '#blocks/fixture-types.ts'
import { ajvCheckers } from '#src/library/ajv-checkers.ts'
import { versionOf } from '#src/manifest/known-blocks.ts'
import { authoringSchema } from '#src/manifest/read/json-schema.ts'
import { migratePart, migrateProps } from '#src/manifest/inherit/migrate.ts'

const previousVersionFiles = import.meta.glob<{ previousVersions: PreviousVersions }>(
  '/blocks/*/previous-versions.ts',
  { eager: true },
)
const migrated = [...registry.values()].filter((block) => versionOf(block) > 1)

const frozen = (value: unknown): unknown => {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value)
    for (const child of Object.values(value)) frozen(child)
  }
  return value
}

describe.each(migrated.map((block) => [block.type, block] as const))('%s', (type, block) => {
  const previousVersions =
    previousVersionFiles[`/blocks/${type}/previous-versions.ts`]?.previousVersions ?? {}
  const versions = Array.from({ length: versionOf(block) - 1 }, (_, i) => i + 1)

  test('its migrations are numbered from two without a gap', () => {
    expect((block.migrations ?? []).map(({ to }) => to)).toEqual(versions.map((v) => v + 1))
  })

  test.each(versions)('version %i has stored props', (v) => {
    expect(Object.keys(previousVersions[v] ?? {}).length).toBeGreaterThan(0)
  })

  const cases = versions.flatMap((v) =>
    Object.entries(previousVersions[v] ?? {}).map(([name, props]) => ({ v, name, props })),
  )
  test.each(cases)(
    '$name of version $v is valid after migration, and the stored props are not mutated',
    ({ v, props }) => {
      const before = structuredClone(props)
      const now = migrateProps(block, v, frozen(props) as typeof props)
      expect(ajvCheckers.props(block)(now)).toEqual([])
      expect(props).toEqual(before)
      expect(migrateProps(block, versionOf(block), now)).toEqual(now)
    },
  )

  test.each(cases)('migrating a part of $name of version $v adds no prop', ({ v, props }) => {
    const known = Object.keys(authoringSchema(block.props).properties ?? {})
    for (const [key, value] of Object.entries(props)) {
      const part = migratePart(block, v, { [key]: value })
      expect(Object.keys(part).length, key).toBeLessThanOrEqual(1)
      for (const name of Object.keys(part)) expect(known).toContain(name)
    }
  })
})

test('blocks that never changed have no previous versions', () => {
  const types = Object.keys(previousVersionFiles).map((file) => file.split('/')[2])
  expect(types.filter((type) => !migrated.some((block) => block.type === type))).toEqual([])
})
