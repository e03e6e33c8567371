/** Replaces what differs between two renders of the same page: row ids, URLs of built files, pictures to share, timestamps and revisions. */
export function normalise(html: string): string {
  const ids = new Map<string, string>()
  return html
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, (id) => {
      const known = ids.get(id) ?? `row-${ids.size + 1}`
      ids.set(id, known)
      return known
    })
    .replace(/(\/assets\/[\w./-]+?)-[\w-]{8,}\.(js|css|woff2)/g, '$1.$2')
    .replace(/(\/_share\/)[\w-]+/g, '$1')
    .replace(/"revision":"[0-9a-f.]+"/g, '')
    .replace(/\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z/g, 'a time')
}
