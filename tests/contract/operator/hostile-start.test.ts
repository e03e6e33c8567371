import { expect, test } from 'vitest'
import { hostileRows } from '#tests/faults/hostile/hostile-data.ts'
import { ask } from '#tools/ask.ts'
import { startWithLayouts } from '../services/start-with-layouts.ts'

test('a server starts beside rows that no database takes, and serves all others', async () => {
  const chosen = ['rows-100', 'same-rows-2', 'nul-rows-1']
  const { server, close } = await startWithLayouts({}, async (root) => {
    for (const layout of hostileRows()) if (chosen.includes(layout.name)) layout.write(root)
    await Promise.resolve()
  })
  try {
    const port = Number(new URL(server.url).port)
    const statuses = ['foundation', 'rows-100', 'same-rows-2'].map(
      async (name) => (await ask(port, { host: `${name}.localhost`, path: '/' })).status,
    )
    expect(await Promise.all(statuses)).toEqual([200, 200, 200])
  } finally {
    await close()
  }
})
