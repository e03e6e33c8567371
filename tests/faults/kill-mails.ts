// Kills a program in the middle of the mails that it sends, and waits for another one to send the rest: each mail once,
// within a minute. npx tsx tests/faults/kill-mails.ts
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { newDatabase } from '#src/services/local/database/postgres/new-database-for-test.ts'

const mails = 12
const beforeKill = 4
const patience = 60_000

/** How often each mail was accepted, by its Message-ID. */
const accepted = new Map<string, number>()
let isHolding = true
let held = () => undefined as void
const isHeld = new Promise<void>((resolve) => (held = resolve))

const server = createServer((socket) => {
  let letter: string | undefined
  socket.on('error', () => undefined)
  socket.write('220 faults\r\n')
  socket.on('data', (bytes) => {
    const text = bytes.toString()
    if (letter !== undefined) {
      letter += text
      if (!letter.endsWith('\r\n.\r\n')) return
      const [, id = ''] = /^Message-ID: <(.+)>\r$/im.exec(letter) ?? []
      letter = undefined
      // The program is killed while it waits for this answer: the mail was not taken.
      if (isHolding && accepted.size === beforeKill) return held()
      accepted.set(id, (accepted.get(id) ?? 0) + 1)
      socket.write('250 taken\r\n')
    } else if (/^DATA/i.test(text)) {
      letter = ''
      socket.write('354 go\r\n')
    } else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n')
    else socket.write('250 ok\r\n')
  })
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const smtp = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`

const { place, remove } = await newDatabase()
const mailer = (count: number) =>
  spawn(
    'node',
    ['--import', 'tsx', 'tests/faults/mailer.ts', place.databaseUrl ?? '', smtp, String(count)],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  )

const first = mailer(mails)
await Promise.race([isHeld, once(first, 'close')])
first.kill('SIGKILL')
isHolding = false
const second = mailer(0)
const began = Date.now()
while (accepted.size < mails && Date.now() - began < patience) await sleep(200)
const backAfter = Date.now() - began
// Time in which one could be sent again.
await sleep(5000)
second.kill('SIGTERM')
await once(second, 'close')
server.close()
await remove()

const twice = [...accepted.values()].filter((times) => times > 1).length
console.log(
  `a program was killed after ${beforeKill} of ${mails} mails: ${accepted.size} were sent, ` +
    `${twice} of them twice, the last ${Math.round(backAfter / 1000)} s after the kill`,
)
process.exitCode = accepted.size === mails && twice === 0 ? 0 : 1
