/** How many bytes each cache of a process may have. */
interface CacheShares {
  /** Finished pages without a query. */
  pages: number
  /** Finished pages with one: visitors can ask for any number of them. */
  queried: number
  /** Pages that are missing, and others that are no success: so can they for these. */
  errors: number
  /** Parts of pages as they were rendered last. */
  nodes: number
  /** Answers of the services. */
  answers: number
}

/** Divides the bytes of CACHE_BYTES among the caches of a process, so that none takes the room of another. */
export const cacheShares = (bytes: number): CacheShares => ({
  pages: share(bytes, 24),
  queried: share(bytes, 4),
  errors: share(bytes, 4),
  nodes: share(bytes, 16),
  answers: share(bytes, 16),
})

const share = (bytes: number, parts: number): number =>
  Math.max(1, Math.floor((bytes * parts) / 64))
