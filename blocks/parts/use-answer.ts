import useSWR from 'swr'

/**
 * The answer at an address of our own server, shared by every island of the page. `url` is one of
 * `block.asked`, perhaps with another query; the page's own answers are there at once.
 */
export function useAnswer<T>(url: string) {
  return useSWR<T>(url, {
    keepPreviousData: true,
    revalidateOnMount: false,
    revalidateIfStale: false,
  })
}

/** The same address with some of its query changed; an empty value takes a part away. */
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
