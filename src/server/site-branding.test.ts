import { expect, test } from 'vitest'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'
import { buildSites } from '#src/sites/build-sites.ts'
import { brandingOf } from './site-branding.ts'

const site = {
  hosts: [],
  settings: { title: { id: 'Sanggar', en: 'Studio' }, isMaintenance: false },
}
const mail = {
  message: { subject: { id: 'Surat', en: 'A letter' }, text: '{message}' },
  invitation: { action: { en: 'Come in' } },
}
const sitesIn = (locales: string[]) =>
  buildSites({
    layouts: [layoutOf({ 'layout.json': manifestOf('coba', { site, locales, mail }) })],
    rows: [],
    hasLocalHosts: true,
    localOrigin: (id) => `http://${id}.localhost:3000`,
    reportConflict: () => undefined,
  })

test('a site speaks in mail as its layout says, in its first language', () => {
  expect(brandingOf(sitesIn(['en', 'id']), 'coba')).toMatchObject({
    name: 'Studio',
    locale: 'en',
    mail: {
      message: { subject: 'A letter', text: '{message}' },
      invitation: { action: 'Come in' },
    },
  })
  expect(brandingOf(sitesIn(['id']), 'coba').mail.message?.subject).toBe('Surat')
})

test('a site that is no longer there still has a name', () => {
  expect(brandingOf(sitesIn(['id']), 'dulu')).toEqual({
    name: 'dulu',
    locale: 'id',
    colour: '#212529',
    isSignUpOpen: false,
    mail: {},
  })
})
