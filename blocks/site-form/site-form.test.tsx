import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { siteForm } from './index.ts'

const markup = html(siteForm, fixtures.filled)

test('a site is opened or closed, whichever it is not, and each names the version it was read as', () => {
  const shown = (text: string) =>
    [...text.matchAll(/<div data-in="(\w+)"( hidden="")?>/g)].flatMap(([, state, hidden]) =>
      hidden ? [] : [state],
    )
  expect(shown(markup)).toEqual(['open'])
  expect(shown(html(siteForm, fixtures.closed))).toEqual(['maintenance'])
  expect(markup.match(/data-version="v1\/manage\/site\/detail"/g)).toHaveLength(3)
  expect(markup).toContain('data-body="{&quot;settings&quot;:{&quot;isMaintenance&quot;:true}}"')
})

test('closing asks first', () => {
  expect(markup.match(/<dialog/g)).toHaveLength(1)
  expect(markup).toContain('Tutup situs ini untuk perbaikan?')
})

test('its hosts are written one a line, without those of another site', () => {
  expect(markup).toMatch(/<textarea[^>]*name="hosts"[^>]*>anggrek\.example<\/textarea>/)
})

test('a new site is made of an id, a title, a layout and hosts, and leads to its page', () => {
  const fresh = html(siteForm, fixtures.fresh)
  const names = [...fresh.matchAll(/<(?:input|select|textarea)[^>]* name="([^"]+)"/g)].map(
    ([, n]) => n,
  )
  expect(names).toEqual(['id', 'settings.title', 'layout', 'hosts'])
  expect(fresh).toContain('<option value="sekolah">Sekolah Anggrek (sekolah)</option>')
  expect(fresh).toContain('data-next="/Kelola/Situs/:id"')
})

test('where there are too many layouts to list, their names are written', () => {
  const { layouts } = fixtures.fresh.data
  const data = { layouts: { ...layouts, pagination: { ...layouts.pagination, totalPages: 2 } } }
  expect(html(siteForm, { ...fixtures.fresh, data })).toMatch(/<input[^>]* name="layout"/)
})

test('only a site that is named is read', () => {
  const props = siteForm.props.parse(fixtures.filled.props)
  expect(siteForm.needs?.(props).site?.input).toEqual({ id: 'anggrek' })
  expect(siteForm.needs?.({ ...props, site: undefined })).toMatchObject({ layouts: { input: {} } })
})
