import useSWR from 'swr'

/**
 * Fetches a URL of our own server, cached and shared by all islands of the page. `url` is one of
 * `block.asked`, optionally with another query; answers sent with the page are available at once.
 */
export function useAnswer<T>(url: string) {
  return useSWR<T>(url, {
    keepPreviousData: true,
    revalidateOnMount: false,
    revalidateIfStale: false,
  })
}

/** Replaces parts of a URL's query; an empty value deletes a part. */
export function withQuery(url: string, changes: Record<string, string>): string {
  const [path = '', query = ''] = url.split('?')
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  next.sort()
  return next.size === 0 ? path : `${path}?${next}`
}
