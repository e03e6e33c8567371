import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { drainHttp, openPort, stopHttp } from './http-port.ts'

/** A server that answers `/` in two parts, the second when it is let. */
async function slowServer() {
  let finish = () => {}
  const begun: (() => void)[] = []
  const server = createServer((request, response) => {
    response.write('one ')
    if (request.url === '/soon') return response.end('two')
    finish = () => response.end('two')
    begun.shift()?.()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const ask = async (path: string) => {
    const asked = get({ port, path, agent, host: '127.0.0.1' })
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    return answer
  }
  const textOf = async (answer: IncomingMessage) => {
    let text = ''
    for await (const part of answer) text += String(part)
    return text
  }
  return { server, agent, ask, textOf, finish: () => finish() }
}

test('what is being answered when the server stops is answered whole', async () => {
  const { server, ask, textOf, finish } = await slowServer()
  const answer = await ask('/')
  const stopped = stopHttp(server)
  finish()
  expect(await textOf(answer)).toBe('one two')
  await stopped
  await expect(ask('/soon')).rejects.toThrow(/ECONNREFUSED|ECONNRESET|hang up/)
})

test('a connection that is kept alive for another request ends with the stop', async () => {
  const { server, agent, ask, textOf } = await slowServer()
  expect(await textOf(await ask('/soon'))).toBe('one two')
  expect(Object.keys(agent.freeSockets)).toHaveLength(1)
  await stopHttp(server)
  await expect.poll(() => Object.keys(agent.freeSockets)).toHaveLength(0)
})

test('an answer that does not end is cut off after the time of grace', async () => {
  const { server, ask, textOf } = await slowServer()
  const answer = await ask('/')
  const reading = textOf(answer)
  await Promise.all([stopHttp(server, 50), expect(reading).rejects.toThrow('aborted')])
})

test('a server that does not listen has nothing to stop', async () => {
  await stopHttp(createServer())
})

test('while it drains, a server answers, and says with each response that the connection ends', async () => {
  const { server, ask, textOf } = await slowServer()
  const draining = drainHttp(server, 300)
  const answer = await ask('/soon')
  expect([await textOf(answer), answer.headers.connection]).toEqual(['one two', 'close'])
  await draining
  expect(server.listening).toBe(true)
  await stopHttp(server)
})

test('a port that is taken is named, with what to do', async () => {
  const first = createServer()
  const { port } = new URL(await openPort(first, { port: 0, host: '127.0.0.1' }))
  const second = openPort(createServer(), { port: Number(port), host: '127.0.0.1' })
  await expect(second).rejects.toThrow(
    `127.0.0.1:${port} cannot be opened: another process listens there. Stop it, or choose another port.`,
  )
  first.close()
})

test('a host that this machine does not have is named', async () => {
  await expect(openPort(createServer(), { port: 0, host: '192.0.2.1' })).rejects.toThrow(
    'this machine has no such address. Change HOST.',
  )
})
