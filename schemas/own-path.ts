const form = /^\/(?![/\\])/

/** The path itself when it is one of this site, else the first page: no link may redirect to another site. */
export function ownPath(path: string, origin: string): string {
  if (!form.test(path)) return '/'
  const url = new URL(path, origin)
  // Without its dots, `/.//host` is `//host`, which leads there.
  const clean = url.pathname + url.search + url.hash
  return url.origin === origin && form.test(clean) ? clean : '/'
}
