import { expect } from 'vitest'
import type { SiteName } from './case.ts'
import type { RunningWorld } from './worlds.ts'

/** How many rows have a name, of everything that visitors send. */
export async function storedRows(
  world: RunningWorld,
  site: SiteName,
  name: string,
): Promise<number> {
  const token = await world.token(site, 'admin')
  const asked = encodeURIComponent(name)
  const read = async (path: string): Promise<unknown> => {
    const answer = await world.fetch(`${world.origin(site)}/api/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.status, path).toBe(200)
    return answer.json()
  }
  const lists = [
    ...['aspiration', 'testimony', 'book-review', 'donation'].map(
      (area) => `v1/manage/${area}/list?perPage=100&search=${asked}`,
    ),
    `v1/form/submission/list?search=${asked}`,
    `v1/post/appointment/list?search=${asked}`,
    `v1/team/list?search=${asked}`,
    'v1/school/pending?pageSize=100',
  ]
  const answers = await Promise.all(lists.map(read))
  return answers.reduce<number>((sum, answer) => {
    const { items } = (answer as { data: { items: object[] } }).data
    return sum + items.filter((item) => JSON.stringify(item).includes(JSON.stringify(name))).length
  }, 0)
}
