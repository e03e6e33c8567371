import { writtenAreas } from '#schemas/written-areas.ts'
import type { QueriedList } from '../parts/list-query.ts'
import type { ContentListProps } from './schema.ts'

/** The list with only the orders that its area has. */
export function withOwnOrders({ id, query }: QueriedList, { area }: ContentListProps): QueriedList {
  const orders: readonly string[] = writtenAreas[area].sorts
  const values = query.values.map((value) =>
    value.name === query.props['sort'] && value.of !== undefined
      ? { ...value, of: value.of.filter((order) => orders.includes(order)) }
      : value,
  )
  return { id, query: { ...query, values } }
}
