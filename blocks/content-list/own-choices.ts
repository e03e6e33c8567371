import { writtenAreas } from '#schemas/written-areas.ts'
import type { QueriedList } from '../parts/list-query.ts'
import type { ContentListProps } from './schema.ts'

/** The list with only the orders and the states that its area has. */
export function withOwnChoices(
  { id, query }: QueriedList,
  { area }: ContentListProps,
): QueriedList {
  const { sorts, hasPending = false } = writtenAreas[area]
  const orders: readonly string[] = sorts
  const isOffered: Record<string, (choice: string) => boolean> = {
    sort: (order) => orders.includes(order),
    state: (state) => hasPending || state !== 'pending',
  }
  const values = query.values.map((value) => {
    const [prop = ''] = Object.entries(query.props).find(([, name]) => name === value.name) ?? []
    const choose = isOffered[prop]
    return choose === undefined || value.of === undefined
      ? value
      : { ...value, of: value.of.filter(choose) }
  })
  return { id, query: { ...query, values } }
}
