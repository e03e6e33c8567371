import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import pg from 'pg'
import { expect, test } from 'vitest'
import { findServer } from './server-for-test.ts'

const nowhere = 'postgresql://postgres@localhost:1/postgres'

test('a named server that does not answer is an error, and no reason to leave suites out', async () => {
  await expect(findServer({ named: nowhere })).rejects.toThrow('DATABASE_URL does not answer')
})

test('where nothing answers and no binary is, there is none', async () => {
  expect(await findServer({ usual: nowhere, binaries: ['/nowhere'] })).toBeNull()
})

test('else one is started from the binaries, and leaves nothing behind', async (context) => {
  const server = await findServer({ usual: nowhere })
  if (server?.stop === undefined) return context.skip('This machine has no binaries of PostgreSQL.')
  const client = new pg.Client({ connectionString: server.address })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory')
  const folder = rows[0]?.data_directory ?? ''
  expect(existsSync(folder)).toBe(true)
  await client.end()
  server.stop()
  await expect(findServer({ named: server.address })).rejects.toThrow()
  expect(existsSync(folder)).toBe(false)
  await expect.poll(() => spawnSync('pgrep', ['-f', folder]).status).toBe(1)
})
