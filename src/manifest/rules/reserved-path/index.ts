import { serverSegments } from '#schemas/page-paths.ts'
import { Locale } from '#schemas/text.ts'
import { defineRule } from '../define.ts'

/** Paths of the server, and those of the pages in each language. */
const reserved = new Set([...serverSegments, ...Locale.options])

export const reservedPath = defineRule({
  name: 'reserved-path',
  family: 'route',
  severity: 'error',
  title: 'A route stands on a path the server keeps for itself',
  hint: 'Choose another first segment.',
  why: 'Files, calls, health checks and the studio stand on these paths on every site.',
  route({ route: { route, place }, report }) {
    const [, first = ''] = route.path.toLowerCase().split('/')
    if (reserved.has(first)) report(`/${first} is the server’s.`, place('/path'))
  },
})
