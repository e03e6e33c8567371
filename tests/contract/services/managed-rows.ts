import type { Sample } from '#src/services/local/areas/manage/samples-for-test.ts'
import type { SiteName, World } from './case.ts'

interface Stored {
  id: string
}

interface Page {
  items: Stored[]
}

/** The input of a new row; what must be unique in a site ends with the tag. */
export async function newRow(
  world: World,
  { area, input, parent }: Sample,
  tag: string,
): Promise<Record<string, unknown>> {
  const { data } = parent
    ? await world.call(parent.area.calls.list, { as: 'admin' })
    : { data: undefined }
  const [first] = (data as Page | undefined)?.items ?? []
  const nth = countOf(world)
  return {
    ...input,
    ...taggedName(input, tag),
    ...(area.name === 'class' ? { code: `U-${tag.toUpperCase()}${nth}` } : {}),
    ...(area.name === 'kind' ? { slug: `jenis-${tag}${nth}` } : {}),
    ...(parent ? { [parent.field]: first?.id } : {}),
  }
}

const counts = new WeakMap<World, number>()

/** Empty for the first row of a world, then a number: suites that repeat a case add its row again. */
function countOf(world: World): string {
  const count = (counts.get(world) ?? 0) + 1
  counts.set(world, count)
  return count === 1 ? '' : `-${count}`
}

/** The name of a row with the tag behind it, so that rows of one date are listed in one order. */
function taggedName(input: Record<string, unknown>, tag: string): Record<string, unknown> {
  const { name, title } = input
  if (typeof name === 'string') return { name: `${name} ${tag}` }
  return typeof title === 'string' ? { title: `${title} ${tag}` } : { names: { id: tag, en: tag } }
}

/** Adds a row and gives its id. */
export async function addRow(world: World, sample: Sample, tag: string): Promise<Stored> {
  const input = await newRow(world, sample, tag)
  const { data } = await world.call(sample.area.calls.create, { as: 'admin', input })
  return { id: (data as Stored).id }
}

/** Adds a row, deletes it and gives its id. */
export async function deletedRow(world: World, sample: Sample, tag: string): Promise<Stored> {
  const row = await addRow(world, sample, tag)
  await world.call(sample.area.calls.delete, { as: 'admin', input: { ...row } })
  return row
}

/** The id of a row of a site. */
export async function rowOf(
  world: World,
  { area: { calls } }: Pick<Sample, 'area'>,
  site: SiteName,
): Promise<Stored> {
  const { data } = await world.call(calls.list, { as: 'admin', site })
  const [first] = (data as Page).items
  return { id: first?.id ?? '00000000-0000-4000-8000-000000000000' }
}
