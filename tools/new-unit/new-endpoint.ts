import type { NewUnit, UnitName } from './names.ts'

/** An area with one endpoint that reads from the database: its contract, its handler and its conformance cases. */
export function newEndpoint(name: UnitName): NewUnit {
  const { kebab } = name
  const contract = `schemas/services/${kebab}.ts`
  const area = `src/services/local/areas/${kebab}`
  const cases = `tests/contract/services/cases/${kebab}.ts`
  return {
    files: new Map([
      [contract, contractOf(name)],
      [`${area}/${kebab}-handlers.ts`, handlersOf(name)],
      [`${area}/read-${kebab}.ts`, handlerOf(name)],
      [cases, casesOf(name)],
    ]),
    next: [
      `Say in ${contract} what the endpoint takes and answers, and who may call it.`,
      `A page asks for it by its path: { "data": { "…": { "endpoint": "v1/${kebab}" } } }.`,
      `npx vitest run tests/contract/services/conformance.test.ts -t v1/${kebab} runs its cases on every system.`,
    ],
  }
}

const contractOf = ({ kebab, camel, pascal }: UnitName) => `import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** How many posts of a site are published. */
export const ${pascal} = z.object({ posts: z.int() })
export type ${pascal} = z.output<typeof ${pascal}>

/** Counts the published posts of a site. 400 when \`since\` is not a day. */
export const read${pascal} = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/${kebab}',
  summary: 'How many posts are published.',
  input: z.object({ since: z.iso.date().optional() }),
  output: ${pascal},
  access: 'public',
  entities: ['post'],
})

/** The calls of this area. */
export const ${camel}Endpoints = [read${pascal}]
`

const handlersOf = ({
  kebab,
  camel,
  pascal,
}: UnitName) => `import type { Handler } from '../../calls/handler.ts'
import { read${pascal}Handler } from './read-${kebab}.ts'

/** The calls of this area. */
export const ${camel}Handlers: Handler[] = [read${pascal}Handler]
`

const handlerOf = ({ kebab, pascal }: UnitName) => `import { and, eq, gte } from 'drizzle-orm'
import { read${pascal} } from '#schemas/services/${kebab}.ts'
import { handler } from '../../calls/handler.ts'
import { countRows } from '../../database/paging.ts'
import { posts } from '../../database/tables/post-tables.ts'

/** Counts the published posts of a site, all of them or those since a day. */
export const read${pascal}Handler = handler(
  read${pascal},
  { role: 'visitor' },
  async (tx, { siteId }, { since }) => {
    const isRecent = since === undefined ? undefined : gte(posts.publishedAt, new Date(since))
    // The policy of the role hides posts that are not published.
    return { posts: await countRows(tx, posts, and(eq(posts.siteId, siteId), isRecent)) }
  },
)
`

const casesOf = ({ kebab, pascal }: UnitName) => `import { expect } from 'vitest'
import { read${pascal}, type ${pascal} } from '#schemas/services/${kebab}.ts'
import type { Case } from '../case.ts'

export const cases: Case[] = [
  {
    name: 'the published posts of the site are counted',
    endpoint: read${pascal},
    status: 200,
    check: ({ posts }: ${pascal}) => expect(posts).toBeGreaterThan(0),
  },
  {
    name: 'no posts are published after a day far ahead',
    endpoint: read${pascal},
    input: { since: '2999-01-01' },
    status: 200,
    check: ({ posts }: ${pascal}) => expect(posts).toBe(0),
  },
  {
    name: 'what is no day is refused by its field',
    endpoint: read${pascal},
    input: { since: 'kemarin' },
    status: 400,
    field: 'since',
  },
]
`
