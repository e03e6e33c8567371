import { expect } from 'vitest'
import { signUpCoder } from '#schemas/services/account.ts'
import {
  readAppSetting,
  readAppSettings,
  readSettings,
  requestDemo,
  updateAppSetting,
  updateAppSettings,
} from '#schemas/services/cms.ts'
import type { Settings } from '#schemas/settings.ts'
import type { Case } from '../case.ts'
import { current, saves } from '../saved-settings.ts'

export const cms: Case[] = [
  {
    name: 'a site says what it is called, with the addresses of its pictures',
    endpoint: readSettings,
    status: 200,
    check(data: Settings) {
      expect(data.layout).toBe('foundation')
      expect(JSON.stringify(data)).not.toContain('asset:')
    },
  },
  {
    name: 'another site has other settings',
    endpoint: readSettings,
    site: 'lms',
    status: 200,
    check: (data: Settings) => expect(data.layout).toBe('lms'),
  },
  {
    name: 'settings as they are written carry an ETag',
    endpoint: readAppSettings,
    status: 200,
    check: (_data: unknown, _world, { headers }) =>
      expect(headers.get('etag')).toMatch(/^"[\w-]+"$/),
  },
  saves('an admin changes the title', (now) => ({ ...now, title: 'Yayasan Anyam Baru' }), {
    status: 200,
  }),
  saves(
    'a superadmin changes a colour',
    (now) => ({ ...now, css: { ...now.css, clr_primary: '#0b5f86' } }),
    { status: 200, as: 'superadmin' },
  ),
  saves(
    'a colour that is none is refused with its name',
    (now) => ({ ...now, css: { ...now.css, clr_primary: 'blue' } }),
    { status: 400, field: 'css.clr_primary' },
  ),
  ...['https://coba.id:port', 'http://[', 'https://coba.id?x', 'https://a:b@coba.id'].map((url) =>
    saves(
      `an origin that no link can lead back to is refused: ${url}`,
      (now) => ({ ...now, meta: { ...now.meta, url } }),
      { status: 400, field: 'meta.url' },
    ),
  ),
  {
    name: 'a site keeps its radio, consent, sections and donation as they were saved',
    endpoint: readAppSettings,
    status: 200,
    async check(_data: unknown, world) {
      const { settings, etag } = await current(world)
      const more = {
        radio: { url: 'https://siaran.example/anyam', title: { id: 'Radio Anyam', en: 'Radio' } },
        consent: { isAsked: true, text: 'Bolehkah kami menghitung?', policy: '/Privacy-Policy' },
        blog: { title: 'Catatan', summary: 'Dari lapangan.', cover: 'asset:share.png' },
        overview: { title: { id: 'Kelas', en: 'Class' } },
        donation: { title: 'Peti buku', target: 25_000_000 },
      }
      const saved = await world.call(updateAppSettings, {
        as: 'admin',
        input: { ...settings, ...more },
        headers: { 'if-match': etag },
      })
      expect(saved.data).toMatchObject(more)
      expect((await current(world)).settings).toMatchObject(more)
      const shown = (await world.call(readSettings)).data as Settings
      expect(shown.radio?.url).toBe(more.radio.url)
      expect(shown.blog?.cover).toMatch(/^\/media\/share\.png\?v=/)
    },
  },
  ...Object.entries({
    'radio.url': { radio: { url: 'ftp://siaran.example' } },
    'consent.policy': { consent: { policy: 'javascript:x()' } },
    'donation.target': { donation: { title: 'Peti buku', target: 0 } },
  }).map(([field, wrong]) =>
    saves(`a wrong ${field} is refused by its name`, (now) => ({ ...now, ...wrong }), {
      status: 400,
      field,
    }),
  ),
  {
    name: 'a site whose staff make the accounts takes no sign-ups',
    endpoint: readAppSettings,
    site: 'lms',
    status: 200,
    async check(_data: unknown, world) {
      const signUp = (email: string) =>
        world.call(signUpCoder, {
          site: 'lms',
          input: { name: 'Sekar Arum', email, password: 'kata sandi yang panjang' },
        })
      const setOpen = async (isSignUpOpen: boolean) => {
        const { settings, etag } = await current(world, 'lms')
        const input = { ...settings, account: { isSignUpOpen } }
        const headers = { 'if-match': etag }
        return world.call(updateAppSettings, { as: 'admin', site: 'lms', input, headers })
      }
      expect((await setOpen(false)).status).toBe(200)
      expect((await signUp('tutup@sekolah.example')).status).toBe(403)
      expect((await setOpen(true)).status).toBe(200)
      expect((await signUp('buka@sekolah.example')).status).toBe(201)
    },
  },
  {
    name: 'a setting that is written as null is taken out, and is read as null',
    endpoint: updateAppSetting,
    as: 'admin',
    input: { key: 'cors', value: null },
    status: 200,
    async check(data: unknown, world) {
      expect(data).toEqual({ key: 'cors', value: null })
      const write = (value: unknown) =>
        world.call(updateAppSetting, { as: 'admin', input: { key: 'cors', value } })
      const cors = { origins: ['https://cermin.example'] }
      expect((await write(cors)).data).toEqual({ key: 'cors', value: cors })
      expect((await write(null)).data).toEqual({ key: 'cors', value: null })
    },
  },
  saves('a text that no database stores is refused', (now) => ({ ...now, title: 'a\u0000' }), {
    status: 422,
    field: 'title',
  }),
  saves('a setting that is none is refused', (now) => ({ ...now, plan: 'gold' }), { status: 400 }),
  saves('without If-Match the newest settings are replaced', (now) => now, {
    status: 200,
    etag: null,
  }),
  saves('an old ETag is refused', (now) => now, { status: 412, etag: '"old"' }),
  {
    name: 'of two who read the same, the second is refused',
    endpoint: readAppSettings,
    status: 200,
    async check(_data: unknown, world) {
      const { settings, etag } = await current(world)
      const save = (title: string) =>
        world.call(updateAppSettings, {
          as: 'admin',
          input: { ...settings, title },
          headers: { 'if-match': etag },
        })
      expect((await save('Pertama')).status).toBe(200)
      expect((await save('Kedua')).status).toBe(412)
      expect((await current(world)).settings.title).toBe('Pertama')
    },
  },
  {
    name: 'what one site saves, another does not have',
    endpoint: readSettings,
    site: 'lms',
    status: 200,
    check: (data: Settings) => expect(JSON.stringify(data)).not.toContain('Pertama'),
  },
  {
    name: 'a demonstration is asked for',
    endpoint: requestDemo,
    input: { email: 'Sari@Sekolah.example' },
    status: 200,
    check: (data: unknown, _world, { body }) => {
      expect(data).toEqual({ email: 'sari@sekolah.example' })
      expect(body).toMatchObject({ message: 'Berhasil mengirim request' })
    },
  },
  ...['', 'x', 'a@b.id\r\nbcc: c@d.id'].map((email): Case => ({
    name: `a demonstration cannot be answered to ${JSON.stringify(email)}`,
    endpoint: requestDemo,
    input: { email },
    status: 400,
    field: 'email',
  })),
  {
    name: 'one setting by its key',
    endpoint: readAppSetting,
    input: { key: 'css' },
    status: 200,
    check: (data: { key: string; value: object }) =>
      expect([data.key, Object.keys(data.value)]).toEqual([
        'css',
        expect.arrayContaining(['clr_primary']),
      ]),
  },
  {
    name: 'a key that is none',
    endpoint: readAppSetting,
    input: { key: 'password' },
    status: 400,
    field: 'key',
  },
  {
    name: 'an admin changes one setting',
    endpoint: readAppSetting,
    input: { key: 'title' },
    status: 200,
    async check(_data: unknown, world, { headers }) {
      const etag = headers.get('etag') ?? ''
      const save = (value: unknown, match: string | null) =>
        world.call(updateAppSetting, {
          as: 'admin',
          input: { key: 'title', value },
          headers: match === null ? {} : { 'if-match': match },
        })
      expect((await save(7, etag)).status).toBe(422)
      expect((await save('Judul Baru', etag)).data).toEqual({ key: 'title', value: 'Judul Baru' })
      expect((await save('Judul Lama', etag)).status).toBe(412)
      expect((await save('Judul Baru', null)).status).toBe(200)
      expect((await current(world)).settings.title).toBe('Judul Baru')
    },
  },
  {
    name: 'a value is needed',
    endpoint: updateAppSetting,
    as: 'admin',
    input: { key: 'title' },
    status: 400,
    field: 'value',
  },
  {
    name: 'settings are an object of settings',
    endpoint: updateAppSettings,
    as: 'admin',
    input: { title: 7 },
    status: 400,
    field: 'title',
  },
]
