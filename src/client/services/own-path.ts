/** The path itself when it is one of this site, else the first page: no link may redirect to another site. */
export function ownPath(path: string, origin: string): string {
  if (!/^\/(?![/\\])/.test(path)) return '/'
  const url = new URL(path, origin)
  return url.origin === origin ? url.pathname + url.search + url.hash : '/'
}
