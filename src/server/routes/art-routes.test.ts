import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { artPath } from '#schemas/art.ts'
import { Theme } from '#schemas/layout.ts'
import { Settings } from '#schemas/settings.ts'
import { siteArt } from '#src/render/art/site-art.ts'
import { appOf } from '#tests/made-up/app.ts'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'

const layout = (name: string, theme: object) => ({
  ...layoutOf({
    'layout.json': manifestOf('coba', {
      site: { hosts: [`${name}.id`], settings: { title: name } },
      theme,
    }),
  }),
  name,
})
const { get } = appOf({
  layouts: [
    layout('coba', { face: 'editorial' }),
    layout('lain', { face: 'editorial', accent: '#00664f' }),
    layout('pilih', { face: 'editorial', art: 'line' }),
    layout('polos', { motif: 'dots' }),
  ],
})
const { css } = Settings.parse({ title: 'coba' })
const own = siteArt(css, Theme.parse({ face: 'editorial' })) ?? { family: 'line', version: '' }
const path = artPath(own, { slug: 'dasar-web', ratio: '3x4' })

test('a drawing is sent as a picture that can do nothing, and is stored for ever', async () => {
  const answer = await get(`http://coba.id${path}`)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toMatch(/^<svg /)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
})

test('it is sent in Brotli to those who read it', async () => {
  const answer = await get(`http://coba.id${path}`, { 'accept-encoding': 'gzip, br' })
  expect(answer.headers.get('content-encoding')).toBe('br')
  const svg = brotliDecompressSync(await answer.arrayBuffer()).toString()
  expect(svg).toBe(await (await get(`http://coba.id${path}`)).text())
})

test('each site has its own colours, and stores an address of others for a short time only', async () => {
  const answer = await get(`http://lain.id${path}`)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
  expect(await answer.text()).toContain('#00664f')
})

test.each([
  ['another family', 'coba', path.replace('woven', 'line')],
  ['a family that the layout did not choose', 'pilih', path],
  ['a site whose covers show its motif', 'polos', path],
  ['an unknown ratio', 'coba', path.replace('3x4', '5x7')],
  ['a slug of another form', 'coba', path.replace('dasar-web', 'Dasar%20Web')],
  ['markup in the slug', 'coba', path.replace('dasar-web', '%3Cscript%3E')],
  ['a long slug', 'coba', path.replace('dasar-web', 'a'.repeat(61))],
])('%s is not found', async (_, host, asked) => {
  expect((await get(`http://${host}.id${asked}`)).status).toBe(404)
})

test('a layout may choose another family than that of its face', () => {
  expect(siteArt(css, Theme.parse({ face: 'editorial', art: 'line' }))?.family).toBe('line')
  expect(siteArt(css, Theme.parse({ art: 'halftone' }))?.family).toBe('halftone')
  expect(siteArt(css, Theme.parse({ motif: 'dots', art: 'line' }))?.family).toBe('line')
})

test('without a face, covers show the motif of the layout, or are woven where it has none', () => {
  expect(siteArt(css, Theme.parse({ motif: 'dots' }))).toBeUndefined()
  expect(siteArt(css, Theme.parse({}))?.family).toBe('woven')
})
