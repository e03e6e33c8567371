import type { Pagination } from '#schemas/endpoint.ts'
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
  return {
    items: found.slice((page - 1) * limit, page * limit),
    pagination: {
      page,
      perPage: limit,
      totalItems: found.length,
      totalPages: Math.ceil(found.length / limit),
    },
  }
}
