// Starts a server whose data folder is on a full disk, and looks whether it is read, refuses changes, and takes them
// again when there is room. npx tsx tests/faults/fill-disk.ts
import { spawnSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freeHour } from './free-hour.ts'
import { askOnce } from './load.ts'
import { openFleet } from './nodes.ts'

const host = 'lms.localhost'
const patience = 60_000

const fleet = await openFleet({})
const disk = join(fleet.folder, 'data')
await mkdir(disk)
if (spawnSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', disk]).status !== 0) {
  console.log('No small disk can be mounted here: what a full one does is not tried.')
  await fleet.close()
  process.exit(0)
}
const filler = join(disk, 'filler')
try {
  const first = await fleet.start()
  await askOnce({ port: first.port, host, path: '/' })
  await first.end('SIGINT')
  await writeFile(filler, Buffer.alloc(200e6)).catch(() => undefined)

  const began = Date.now()
  const node = await fleet.start()
  const startedIn = Date.now() - began
  const { port } = node
  const state = await readState(port)
  const page = await askOnce({ port, host, path: '/Courses' })
  const call = await askOnce({ port, host, path: '/api/v1/class/active' })
  const refused = await requestAppointment(port)

  await rm(filler)
  const freed = Date.now()
  while ((await readState(port)) !== 'ready' && Date.now() - freed < patience) await sleep(200)
  const backAfter = Date.now() - freed
  const taken = await requestAppointment(port)
  await node.end('SIGINT')
  console.log(
    `a start on a full disk: answers after ${startedIn} ms as ${state}, a page ${page}, a call ${call}, a change ` +
      `${refused}; with room it is taken (${taken}) after ${backAfter} ms, without a restart`,
  )
  const isFine = state === 'read-only' && page === 200 && call === 200 && refused === 507
  process.exitCode = isFine && taken === 201 ? 0 : 1
} finally {
  await fleet.close().catch(() => undefined)
  spawnSync('/bin/umount', [disk])
  await rm(fleet.folder, { recursive: true, force: true })
}

/** What `/ready` says of the data. */
async function readState(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/ready`)
  const body: unknown = await answer.json()
  return typeof body === 'object' && body !== null && 'data' in body ? String(body.data) : ''
}

/** Sends a request for an appointment; resolves to the status. */
async function requestAppointment(port: number): Promise<number | string> {
  const body = {
    topic: 'Kerja sama kampus',
    name: 'Rahma Fitriani',
    email: 'rahma@kampus.example',
    phone: '+62 812-3456-7890',
    startsAt: await freeHour({ port, host }),
  }
  return askOnce({ port, host, path: '/api/v1/post/appointment/create', body })
}
