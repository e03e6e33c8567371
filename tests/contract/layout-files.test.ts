// What the files of our layouts say, read as they are written.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Layout } from '#schemas/layout.ts'
import { everySite } from '#tests/own-layouts.ts'

const manifestOf = (layout: string): Layout =>
  Layout.parse(JSON.parse(readFileSync(`layouts/${layout}/layout.json`, 'utf8')))

test('the fallback and the personal figure have a measurement id each, and no two sites share one', () => {
  const ids = new Map(everySite.map((site) => [site, manifestOf(site).analytics?.measurementId]))
  const own = ['default', 'personal-figure'].map((site) => ids.get(site))
  expect(own).toEqual([expect.stringMatching(/^G-\w/), expect.stringMatching(/^G-\w/)])
  const given = [...ids.values()].filter((id) => id !== undefined)
  expect(given).toEqual([...new Set(given)])
})
