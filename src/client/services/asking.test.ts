import { expect, test } from 'vitest'
import { callPath, hostBase, pathNames } from '#schemas/endpoint.ts'
import { endpoints } from '#schemas/services/index.ts'
import { readingAt } from './asking.ts'

// `{token}` is what a mail links to; nothing asks for it by address.
const read = endpoints.filter(({ method, path }) => method === 'GET' && path !== '{token}')

test.each(read)(
  'GET $path is asked of its host, by the path that it declares',
  ({ host, path }) => {
    const names = Object.fromEntries(pathNames(path).map((name) => [name, 'satu']))
    const address = `${hostBase[host] + callPath(path, names)}?page=2`
    expect(readingAt(address)).toEqual({ host, method: 'GET', path })
  },
)

test.each(['https://elsewhere.example/api/v1/x', '//elsewhere.example/api/', '/News'])(
  '%s is no read of ours',
  (url) => expect(readingAt(url)).toBeUndefined(),
)
