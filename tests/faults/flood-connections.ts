// Holds thousands of connections open that ask for nothing, and looks whether others are still answered. npx tsx
// tests/faults/flood-connections.ts
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { askOnce, tally, type Outcome } from './load.ts'
import { openFleet } from './nodes.ts'

const most = 4000
const asked = 100
const host = 'lms.localhost'

const fleet = await openFleet({})
const sockets = new Set<Socket>()
try {
  const { port } = await fleet.start()
  await askOnce({ port, host, path: '/' })
  for (let opened = 0; opened < most; opened++) {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.once('close', () => sockets.delete(socket))
    sockets.add(socket)
    if (opened % 100 === 99) await sleep(10)
  }
  await sleep(500)
  const held = sockets.size
  const outcomes: Outcome[] = []
  for (let n = 0; n < asked; n++) {
    const began = Date.now()
    const result = await askOnce({ port, host, path: '/' })
    outcomes.push({ path: '/', result, ms: Date.now() - began })
  }
  const slowest = Math.max(...outcomes.map(({ ms }) => ms))
  const failed = outcomes.filter(({ result }) => result !== 200)
  console.log(
    `${most} idle connections, ${held} of them held: ${asked} others asked (${tally(outcomes)}), ` +
      `the slowest in ${slowest} ms`,
  )
  process.exitCode = failed.length === 0 && held <= 2000 ? 0 : 1
} finally {
  for (const socket of sockets) socket.destroy()
  await fleet.close()
}
