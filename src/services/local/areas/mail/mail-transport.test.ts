import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTransport } from './mail-transport.ts'

test('a letter without an SMTP server is a file that mail programs open', async () => {
  const outbox = await mkdtemp(join(tmpdir(), 'tenun-outbox-'))
  const send = openTransport({ smtpUrl: undefined, from: 'halo@alpha.example', outbox })
  await send({
    id: 'satu',
    fromName: 'Sanggar, Anyam',
    to: 'sari@alpha.example',
    subject: 'Tanya\r\nBcc: korban@lain.example',
    text: 'Isi',
    html: '<p>Isi</p>',
  })
  const eml = await readFile(join(outbox, 'satu.eml'), 'utf8')
  expect(await readdir(outbox)).toEqual(['satu.eml'])
  const head = eml.slice(0, eml.indexOf('\n\n'))
  expect(head).toContain('From: "Sanggar, Anyam" <halo@alpha.example>')
  expect(head).toContain('To: sari@alpha.example')
  expect(head).not.toMatch(/^Bcc:/m)
  await rm(outbox, { recursive: true })
})

test('a letter to subscribers says how one post leaves, and a calendar is attached', async () => {
  const outbox = await mkdtemp(join(tmpdir(), 'tenun-outbox-'))
  const send = openTransport({ smtpUrl: undefined, from: 'halo@alpha.example', outbox })
  const leave = 'https://alpha.example/newsletter/leave?token=abc&lang=id'
  await send({
    id: 'dua',
    fromName: 'Sanggar',
    to: 'sari@alpha.example',
    subject: 'Buletin',
    text: 'Isi',
    html: '<p>Isi</p>',
    unsubscribe: leave,
    calendar: { name: 'perjanjian.ics', content: 'BEGIN:VCALENDAR\r\n' },
  })
  const file = await readFile(join(outbox, 'dua.eml'), 'utf8')
  const eml = `\n${file.replaceAll(/\n[ \t]+/g, ' ')}`
  expect(eml).toContain(`\nList-Unsubscribe: <${leave}>\n`)
  expect(eml).toContain('\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\n')
  expect(eml).toMatch(/Content-Type: text\/calendar; charset=utf-8; name=perjanjian\.ics/)
  await rm(outbox, { recursive: true })
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
