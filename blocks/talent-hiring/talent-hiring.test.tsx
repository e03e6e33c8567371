import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { talentHiring } from './index.ts'

test('counts the alumni of the site, and names its fields of work', () => {
  const markup = html(talentHiring, fixtures.filled)
  expect(markup).toMatch(/Lulusan<\/dt><dd[^>]*>1.240</)
  expect(markup).toContain('<li>Data dan laporan</li>')
})

test('leaves out counts of zero and fields of work where there are none', () => {
  expect(html(talentHiring, fixtures.empty)).not.toMatch(/<dl|<ul|<h3/)
  expect(html(talentHiring, fixtures.dark)).not.toContain('Data dan laporan')
})

test('has one primary button', () => {
  expect(html(talentHiring, fixtures.filled).match(/class="button"/g)).toHaveLength(1)
})

test('requests only the counts that it shows', () => {
  const props = talentHiring.props.parse(fixtures.filled.props)
  expect(talentHiring.needs?.(props).counters.input).toEqual({
    alumni: 'true',
    cities_alumni: 'true',
    mentors: 'true',
  })
})
