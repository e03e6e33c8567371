import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AreaNote } from './area-note.tsx'

const program = { id: 'p1', slug: 'jalur-data', name: 'Jalur Data' }
const province = { id: '32', name: 'Jawa Barat' }
const note = (area: Parameters<typeof AreaNote>[0]['area'], locale: 'id' | 'en' = 'id') =>
  renderToStaticMarkup(<AreaNote area={area} more="Menurut sekolahnya." locale={locale} />)

test('a lead reads which programme or province the figures are of', () => {
  expect(note({ program: null, province })).toContain(
    '<strong>Provinsi Jawa Barat</strong>. Menurut',
  )
  expect(note({ program, province: null }, 'en')).toContain('<strong>Programme Jalur Data</strong>')
})

test('a lead that is tied to nothing reads that it is the whole site', () => {
  const whole = note({ program: null, province: null })
  expect(whole).toContain('<strong>seluruh situs</strong>')
  expect(whole).not.toContain('Menurut')
})

test('for other accounts nothing is said', () => {
  expect(note(null)).toBe('')
})
