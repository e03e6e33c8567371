import { expect, test } from 'vitest'
import { type MailTemplate, mailTemplates } from '#schemas/mail.ts'
import { compose } from './compose-mail.ts'

const site = {
  name: 'Sanggar Anyam',
  locale: 'id',
  colour: '#0b5f86',
  isSignUpOpen: true,
  mail: {},
} as const
const filled: Record<string, string> = {
  name: 'Sari',
  link: 'https://alpha.example/account/verify?token=abc',
  team: 'Pelita',
  event: 'Liga SMK',
  school: 'SMK Tenun',
  subject: 'Tanya jadwal',
  message: 'Kapan kelas dibuka?\nTerima kasih.',
  city: 'Kota Yogyakarta',
  email: 'sari@alpha.example',
  phone: '0812 0000 0000',
  topic: 'Kerja sama',
  institution: 'SMK Tenun',
  date: '2026-11-21',
  slot: '2026-12-01T03:00:00.000Z/2026-12-01T03:30:00.000Z',
  zone: 'Asia/Jakarta',
  appointment: '5f0c6f4e-9d1b-4a7e-8c1d-2b0a9e7f1234',
  class: 'Analisis Data',
  amount: '349000',
  receipt: '5f0c6f4e-9d1b-4a7e-8c1d-2b0a9e7f1234',
}

test.each(Object.keys(mailTemplates) as MailTemplate[])(
  'the mail %s says everything it is given, in both languages',
  (template) => {
    const wanted = Object.keys(mailTemplates[template].shape).filter(
      (key) => !['replyTo', 'zone', 'appointment'].includes(key),
    )
    for (const locale of ['id', 'en'] as const) {
      const { subject, text, html } = compose(template, filled, { ...site, locale })
      const said = `${subject} ${text}`
      expect(said).not.toMatch(/[{}]/)
      expect(said).toContain('Sanggar Anyam')
      const shown: typeof filled = {
        ...filled,
        date: '21 November 2026',
        slot:
          locale === 'id'
            ? 'Selasa, 1 Desember 2026, 10.00–10.30 WIB'
            : 'Tuesday, 1 December 2026, 10:00–10:30 WIB',
        amount: locale === 'id' ? 'Rp349.000' : 'Rp349,000',
      }
      const left = wanted.filter((key) => !said.includes(shown[key] ?? ''))
      expect(left.filter((key) => !(template === 'has-account' && key === 'name'))).toEqual([])
      expect(html).not.toMatch(/<img|<script|src=/)
    }
  },
)

test('a site says a mail in its own words, and Tenun what the site leaves out', () => {
  const own = {
    'confirm-address': { subject: 'Satu langkah lagi, {name}', text: 'Hai.\n\n \n{site}' },
  }
  const { subject, text, html } = compose('confirm-address', filled, { ...site, mail: own })
  expect(subject).toBe('Satu langkah lagi, Sari')
  expect(text.split('\n\n')).toEqual([
    'Hai.',
    'Sanggar Anyam',
    `Konfirmasi alamat surel:\n${filled['link']}`,
    'Sanggar Anyam',
  ])
  expect(html).toContain('>Konfirmasi alamat surel</a>')
})

test('what people write is text in a mail, never markup', () => {
  const { html, subject } = compose('message', { ...filled, message: '<b>"&</b>' }, site)
  expect(html).toContain('&lt;b&gt;&quot;&amp;&lt;/b&gt;')
  expect(subject).toBe('Tanya jadwal')
})

test.each([
  'Klik https://evil.example/x sekarang',
  'www.evil.example',
  'evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'http://93.184.216.34/masuk',
  'évil。example',
  'korban@evil.example',
])('of what strangers write, nothing becomes a link: %s', (words) => {
  const { text, html } = compose('confirm-address', { ...filled, name: words }, site)
  const linked = /https?:\/\/|www\.\w|[\p{L}\d][.。][\p{L}]{2}/giu
  const own = 'https://alpha.example/account/verify?token=abc'
  expect(text.replace(own, '').match(linked)).toBeNull()
  expect(html.replace(`href="${own}"`, '').match(linked)).toBeNull()
  expect(text.replaceAll('\u200b', '')).toContain(words)
  expect(html).toContain(`href="${own}"`)
})

test('titles and numbers of people are as they wrote them', () => {
  const name = 'Dr. Sari Wening, M.Kom. (pukul 12.30)'
  const { text } = compose('confirm-address', { ...filled, name }, site)
  expect(text.replaceAll('\u200b', '')).toContain(name)
})

test('control characters and turned text are in no mail and in no header', () => {
  const turned = 'Sari\u202egpj.exe\u0007\r\nBcc: korban@lain.example\u0000'
  const { subject, text, html } = compose(
    'message',
    { ...filled, subject: turned, message: turned },
    site,
  )
  expect(subject).not.toMatch(/[\p{Cc}\u202e]/u)
  expect((text + html).replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u)
})
