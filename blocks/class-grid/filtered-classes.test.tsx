import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import type { ClassGridBlock } from './class-grid-block.ts'
import { Answered } from './filtered-classes.tsx'
import { fixtures } from './fixtures.ts'
import { classGrid } from './index.ts'

const answered = (changes: object) => {
  const answer = { data: undefined, error: undefined, isValidating: false, retry: () => undefined }
  const render = (block: ClassGridBlock) => (
    <Answered block={block} answer={{ ...answer, ...changes }} />
  )
  return html({ ...classGrid, render }, fixtures.filtered)
}

test('the list stays where another state could not be fetched, with a message and a new attempt', () => {
  const markup = answered({ error: new Error('502') })
  expect(markup).toContain('role="alert">Kelas dengan status ini belum dapat dimuat.')
  expect(markup).toContain('Coba lagi</button>')
  expect(markup.match(/class="card class-card"/g)).toHaveLength(5)
})

test('the list stays while another state is fetched', () => {
  const markup = answered({ isValidating: true })
  expect(markup).toContain('aria-busy="true"')
  expect(markup).not.toContain('role="alert"')
  expect(markup.match(/class="card class-card"/g)).toHaveLength(5)
})
