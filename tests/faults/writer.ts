// Writes to a data folder until it is killed, or a number of times, and prints every write that was
// acknowledged. Started by kill-writes.ts and the tests beside it.
import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import { PostDetail, readPost, updatePost } from '#schemas/services/post.ts'
import { Starter } from '#schemas/starter.ts'
import { exampleStarter } from '#src/services/local/seed/example-starter-for-test.ts'
import { openLocalServices } from '#src/services/local/open.ts'
import { config } from '#src/services/local/config-for-test.ts'

const [folder = '', writes = 'Infinity'] = process.argv.slice(2)
const say = (line: string) => writeSync(1, `${line}\n`)

const services = await openLocalServices({ folder, log: () => undefined, config })
await services.sites.seed('alpha', () => exampleStarter)
let number = await readNumber()
say('ready')

for (let write = 1; write <= Number(writes); write++) {
  number++
  if (write % 5 === 0) await addSite(`site-${number}`)
  else await changePost()
}
await services.close()

/** The number of the last write of an earlier run; 0 at first. */
async function readNumber(): Promise<number> {
  const asked = { slug: 'kedua', kindSlug: 'news' }
  const answer = await services.calls.serve(
    readPost,
    { siteId: 'alpha', origin: '', caller: null },
    asked,
  )
  return Number(PostDetail.parse(answer).title) || 0
}

async function changePost() {
  const input = { slug: 'kedua', kindSlug: 'news', title: String(number) }
  await services.calls.serve(
    updatePost,
    { siteId: 'alpha', origin: '', caller: { userId: randomUUID(), kind: 'admin' } },
    input,
  )
  say(`post ${number}`)
}

async function addSite(id: string) {
  const { mentors, schools } = exampleStarter
  await services.sites.seed(id, () => Starter.parse({ mentors, schools }))
  say(`site ${id}`)
}
