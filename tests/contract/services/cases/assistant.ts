import { expect } from 'vitest'
import {
  chat,
  deleteConversation,
  listMessages,
  logInIdentity,
  readIdentity,
} from '#schemas/services/assistant.ts'
import type { Endpoint } from '#schemas/endpoint.ts'
import type { Case, SiteName, World } from '../case.ts'

async function identity(world: World, site: SiteName = 'foundation') {
  const { data } = await world.call(logInIdentity, { site })
  return { authorization: `Bearer ${(data as { token: string }).token}` }
}

const linesOf = (body: unknown) =>
  String(body)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { t: string; id: string; text: string })

async function talk(world: World) {
  const headers = await identity(world)
  const input = { workspace_id: 'foundation', query: 'kelas apa yang dibuka?' }
  const { body } = await world.call(chat, { headers, input })
  return { headers, id: linesOf(body).at(-1)?.id ?? '' }
}

/** A case whose own call is a login, so that later steps have an identity. */
const withIdentity = (
  name: string,
  endpoint: Endpoint,
  look: (world: World) => Promise<void>,
): Case => ({ name, endpoint, status: 401, check: (_data, world) => look(world) })

const someId = '00000000-0000-4000-8000-000000000000'

export const assistant: Case[] = [
  {
    name: 'a visitor gets an identity',
    endpoint: logInIdentity,
    status: 200,
    check: (data: { token: string }) => expect(data.token).toMatch(/^[\w-]{43}$/),
  },
  {
    name: 'who says a name is called by it',
    endpoint: logInIdentity,
    input: { name: 'Sekar' },
    status: 200,
    check: (data: object) =>
      expect(data).toMatchObject({ identity: { name: 'Sekar', workspace_id: 'foundation' } }),
  },
  {
    name: 'a name is a name',
    endpoint: logInIdentity,
    input: { name: '<b>' },
    status: 400,
    field: 'name',
  },
  withIdentity('an identity reads itself, at its own site', readIdentity, async (world) => {
    const headers = await identity(world)
    expect((await world.call(readIdentity, { headers })).status).toBe(200)
    expect((await world.call(readIdentity, { headers, site: 'lms' })).status).toBe(401)
  }),
  {
    ...withIdentity('an answer comes line by line and ends', chat, async (world) => {
      const headers = await identity(world)
      const input = { workspace_id: 'foundation', query: 'kelas apa yang dibuka?' }
      const reply = await world.call(chat, { headers, input })
      expect([reply.status, reply.headers.get('content-type')]).toEqual([
        200,
        'application/x-ndjson; charset=utf-8',
      ])
      const lines = linesOf(reply.body)
      expect(lines.at(-1)?.t).toBe('done')
      expect(lines.filter(({ t }) => t !== 'delta')).toHaveLength(1)
    }),
    input: { workspace_id: 'foundation', query: 'kelas' },
  },
  {
    name: 'another site’s workspace is refused',
    endpoint: chat,
    input: { workspace_id: 'lms', query: 'kelas' },
    status: 422,
    field: 'workspace_id',
  },
  {
    name: 'a question is needed',
    endpoint: chat,
    input: { workspace_id: 'foundation', query: ' ' },
    status: 400,
    field: 'query',
  },
  {
    name: 'a question is short',
    endpoint: chat,
    input: { workspace_id: 'foundation', query: 'x'.repeat(4001) },
    status: 400,
    field: 'query',
  },
  {
    name: 'a question is short in bytes as well',
    endpoint: chat,
    input: { workspace_id: 'foundation', query: '漢'.repeat(1400) },
    status: 400,
    field: 'query',
  },
  {
    name: 'a conversation is named by its id',
    endpoint: chat,
    input: { workspace_id: 'foundation', query: 'kelas', conversation_id: '7' },
    status: 400,
    field: 'conversation_id',
  },
  {
    ...withIdentity(
      'one’s own conversation is read by page, and no one else’s',
      listMessages,
      async (world) => {
        const { headers, id } = await talk(world)
        const reply = await world.call(listMessages, {
          headers,
          input: { id, page: 1, perPage: 5 },
        })
        expect(reply.data).toMatchObject({
          items: [{ query: 'kelas apa yang dibuka?' }],
          pagination: { totalItems: 1, perPage: 5 },
        })
        const stranger = await identity(world)
        expect((await world.call(listMessages, { headers: stranger, input: { id } })).status).toBe(
          404,
        )
      },
    ),
    input: { id: someId },
  },
  {
    name: 'a conversation has a real id',
    endpoint: listMessages,
    input: { id: '7' },
    status: 400,
    field: 'id',
  },
  {
    ...withIdentity(
      'one’s own conversation is deleted, and no one else’s',
      deleteConversation,
      async (world) => {
        const { headers, id } = await talk(world)
        const stranger = await identity(world)
        expect(
          (await world.call(deleteConversation, { headers: stranger, input: { id } })).status,
        ).toBe(404)
        expect((await world.call(deleteConversation, { headers, input: { id } })).data).toEqual({
          id,
        })
        expect((await world.call(deleteConversation, { headers, input: { id } })).status).toBe(404)
      },
    ),
    input: { id: someId },
  },
  {
    name: 'what is deleted has a real id',
    endpoint: deleteConversation,
    input: { id: '7' },
    status: 400,
    field: 'id',
  },
]
