import type { Pagination } from '#schemas/endpoint.ts'
import { pageOfRows } from '#schemas/page-of-rows.ts'
import type { School } from '#schemas/services/school.ts'

interface Wanted {
  search?: string | undefined
  page: number
  limit: number
}

/** One page of the schools that have every word of a search in their name, city or province. */
export function pageOfSchools(
  schools: readonly School[],
  { search = '', page, limit }: Wanted,
): { items: School[]; pagination: Pagination } {
  const words = search.toLowerCase().split(/\s+/)
  const found = schools.filter(({ name, city, province }) => {
    const text = `${name} ${city} ${province}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  return pageOfRows(found, { page, pageSize: limit })
}
