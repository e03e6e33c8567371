import { expect, test } from 'vitest'
import { html } from '#tests/html.tsx'
import { fixtures } from './fixtures.ts'
import { contact } from './index.ts'
import { chatLink, phoneLink } from '../parts/phone-links.ts'

test('has each way under its label, with a link where one can be followed', () => {
  const markup = html(contact, fixtures.filled)
  expect([...markup.matchAll(/<dt[^>]*>([^<]+)/g)].map(([, label]) => label)).toEqual([
    'Alamat',
    'Jam buka',
    'Telepon',
    'WhatsApp',
    'Surel',
  ])
  expect(markup).toContain('href="tel:03805550112"')
  expect(markup).toContain('href="mailto:halo@seruni.example"')
  expect(markup).toContain('Lihat di peta')
})

test('opens a chat with the number in international form and the first message', () => {
  expect(chatLink('0812 5550-0112')).toBe('https://wa.me/6281255500112')
  expect(chatLink('+62 812', 'Halo & apa kabar')).toBe(
    'https://wa.me/62812?text=Halo%20%26%20apa%20kabar',
  )
  expect(phoneLink('+62 (380) 555')).toBe('tel:+62380555')
})

test('refuses what is no number and no address of mail', () => {
  const isValid = (props: object) => contact.props.safeParse({ heading: 'A', ...props }).success
  expect(isValid({ phone: 'javascript:alert(1)' })).toBe(false)
  expect(isValid({ whatsapp: 'halo' })).toBe(false)
  expect(isValid({ mail: 'tanpa at' })).toBe(false)
})

test('leaves out what is not given, and renders nothing without any', () => {
  expect(html(contact, fixtures.chat).match(/<dt/g)).toHaveLength(1)
  expect(html(contact, fixtures.empty)).toBe('')
})
