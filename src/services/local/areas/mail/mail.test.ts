import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MailTemplate, mailTemplates } from '#schemas/mail.ts'
import { createAppointment } from '#schemas/services/appointment.ts'
import { requestDemo } from '#schemas/services/cms.ts'
import { notify } from '#schemas/services/mailer.ts'
import { exampleStarter } from '../../seed/example-starter-for-test.ts'
import { backends } from '../../database/new-database-for-test.ts'
import { type Opened, openForTest } from '../../open-for-test.ts'
import { runJobs } from '../../jobs/queue-runner.ts'
import { accounts } from '../../database/tables/account-tables.ts'
import { mails } from '../../database/tables/people-tables.ts'
import { compose } from './compose-mail.ts'
import { queueMail, sendMailJob } from './queue-mail.ts'
import { sendMail } from './send-mail.ts'
import { openTransport } from './mail-transport.ts'

const site = { name: 'Sanggar Anyam', locale: 'id', colour: '#0b5f86', mail: {} } as const
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
}

test.each(Object.keys(mailTemplates) as MailTemplate[])(
  'the mail %s says everything it is given, in both languages',
  (template) => {
    const wanted = Object.keys(mailTemplates[template].shape).filter((key) => key !== 'replyTo')
    for (const locale of ['id', 'en'] as const) {
      const { subject, text, html } = compose(template, filled, { ...site, locale })
      const said = `${subject} ${text}`
      expect(said).not.toMatch(/[{}]/)
      expect(said).toContain('Sanggar Anyam')
      const shown: typeof filled = {
        ...filled,
        date: locale === 'id' ? '21 November 2026' : 'November 21, 2026',
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
    `Konfirmasi alamat e-mail:\n${filled['link']}`,
    'Sanggar Anyam',
  ])
  expect(html).toContain('>Konfirmasi alamat e-mail</a>')
})

test('what people write is text in a mail, never markup', () => {
  const { html, subject } = compose('message', { ...filled, message: '<b>"&</b>' }, site)
  expect(html).toContain('&lt;b&gt;&quot;&amp;&lt;/b&gt;')
  expect(subject).toBe('Tanya jadwal')
})

test('a letter without an SMTP server is a file that mail programs open', async () => {
  const outbox = await mkdtemp(join(tmpdir(), 'tenun-outbox-'))
  const send = openTransport({ smtpUrl: undefined, from: 'halo@alpha.example', outbox })
  const { text, html } = compose('message', filled, site)
  await send({
    id: 'satu',
    fromName: 'Sanggar, Anyam',
    to: 'sari@alpha.example',
    subject: 'Tanya\r\nBcc: korban@lain.example',
    text,
    html,
  })
  const eml = await readFile(join(outbox, 'satu.eml'), 'utf8')
  expect(await readdir(outbox)).toEqual(['satu.eml'])
  const head = eml.slice(0, eml.indexOf('\n\n'))
  expect(head).toContain('From: "Sanggar, Anyam" <halo@alpha.example>')
  expect(head).toContain('To: sari@alpha.example')
  expect(head).not.toMatch(/^Bcc:/m)
  await rm(outbox, { recursive: true })
})

test('a mail outlives a day without a mail server', () => {
  // The shortest time that pg-boss waits before attempt n: 10 s × 2ⁿ / 2.
  const waits = Array.from({ length: sendMailJob.retries }, (_, i) => (10 * 2 ** (i + 1)) / 2)
  expect(waits.reduce((sum, wait) => sum + wait)).toBeGreaterThan(86_400)
})

describe('over SMTP', () => {
  let server: Server
  const received: string[] = []
  beforeAll(async () => {
    server = createServer((socket) => {
      socket.write('220 test\r\n')
      socket.on('data', (bytes) => {
        const line = bytes.toString()
        received.push(line)
        if (/^DATA/i.test(line)) socket.write('354 go\r\n')
        else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
        else socket.write('250 ok\r\n')
      })
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  })
  afterAll(() => void server.close())

  test('a letter goes to one recipient', async () => {
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    const send = openTransport({
      smtpUrl: `smtp://127.0.0.1:${port}`,
      from: 'halo@alpha.example',
      outbox: '',
    })
    const letter = { id: 'dua', fromName: 'Sanggar', to: 'sari@alpha.example', subject: 'Halo' }
    await send({ ...letter, text: 'Isi', html: '<p>Isi</p>' })
    const commands = received.filter((line) => /^RCPT/i.test(line))
    expect(commands).toEqual(['RCPT TO:<sari@alpha.example>\r\n'])
  })
})

describe.each(backends)('$name', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('mail', () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openForTest(await newPlace())
      await opened.seed('alpha', () => exampleStarter)
      await opened.seed('beta', () => exampleStarter)
    }, 60_000)
    afterAll(() => opened.close())

    const asServer = <T>(work: Parameters<typeof opened.database.transaction<T>>[1]) =>
      opened.database.transaction<T>({ role: 'server', siteId: 'alpha' }, work)
    const message = {
      email: 'tamu@lain.example',
      subject: 'Tanya jadwal',
      message: 'Kapan dibuka?',
    }

    test('mail is sent when its cause has committed, and not when it was undone', async () => {
      const sent: string[] = []
      const queue = (to: string) =>
        asServer(async (tx) => {
          const values = { name: 'Sari', school: 'SMK Tenun' }
          await queueMail(tx, { siteId: 'alpha', to, template: 'school-registered', values })
          if (to.startsWith('undone')) throw new Error('undone')
        })
      await queue('one@alpha.example')
      await expect(queue('undone@alpha.example')).rejects.toThrow('undone')
      const job = sendMail(
        opened.database,
        async ({ to }) => void sent.push(to),
        () => site,
      )
      const stop = await runJobs(opened.backend, [job], () => undefined)
      await expect.poll(() => sent, { timeout: 15_000 }).toEqual(['one@alpha.example'])
      await stop()
      const [row] = await asServer((tx) => tx.select().from(mails))
      expect(row?.sentAt).toBeInstanceOf(Date)
      await job.run({ siteId: 'alpha', mailId: row?.id ?? '' })
      expect(sent).toHaveLength(1)
    }, 30_000)

    test('a visitor writes to the people of the site, and to nobody else', async () => {
      await expect(opened.ask(notify, message)).rejects.toMatchObject({ status: 409 })
      await asServer((tx) =>
        tx
          .insert(accounts)
          .values({ siteId: 'alpha', email: 'admin@alpha.example', name: 'Admin', kind: 1 }),
      )
      expect(await opened.ask(notify, message)).toEqual({ accepted: true })
      await expect(
        opened.ask(notify, { ...message, to: 'korban@lain.example' }),
      ).rejects.toMatchObject({ status: 403 })
      const to = (await asServer((tx) => tx.select().from(mails)))
        .filter(({ template }) => template === 'message')
        .map(({ recipient }) => recipient)
      expect(to).toEqual(['admin@alpha.example'])
    })

    test('who asks for a demonstration is told to the people of the site alone', async () => {
      const email = 'sari@lain.example'
      expect(await opened.ask(requestDemo, { email })).toEqual({ email })
      await expect(opened.ask(requestDemo, { email }, { siteId: 'beta' })).rejects.toMatchObject({
        status: 409,
      })
      const asked = await asServer((tx) =>
        tx.select().from(mails).where(eq(mails.template, 'demo-asked')),
      )
      expect(asked).toMatchObject([
        { recipient: 'admin@alpha.example', data: { email, replyTo: email } },
      ])
    })

    test('an address of any length that there can be is told', async () => {
      const email = `${'a'.repeat(240)}@coba.example`
      expect(await opened.ask(notify, { ...message, email })).toEqual({ accepted: true })
      const preferredDate = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
      const asked = { topic: 'Kerja sama', name: 'Sari', phone: '081200000000', preferredDate }
      expect(await opened.ask(createAppointment, { ...asked, email })).toMatchObject({
        preferredDate,
      })
    })

    test('an admin says who a mail is for', async () => {
      const asked = { ...message, to: 'Guru@Sekolah.example' }
      expect(await opened.ask(notify, asked, { caller: 'admin' })).toEqual({ accepted: true })
    })
  })
})
