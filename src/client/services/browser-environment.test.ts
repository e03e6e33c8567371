import { expect, test } from 'vitest'
import { openCookies, openStorage } from './browser-environment.ts'
import { cookieJar } from './browser-environment-for-test.ts'

/** Storage that is full, or barred altogether. */
function storageOf(stored: Map<string, string>, bars: 'writing' | 'everything' | 'nothing') {
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (bars === 'writing') throw new DOMException('full', 'QuotaExceededError')
      stored.set(key, value)
    },
    removeItem: (key: string) => void stored.delete(key),
    clear: () => stored.clear(),
  }
  return openStorage(() => {
    if (bars === 'everything') throw new DOMException('barred', 'SecurityError')
    return storage as Storage
  })
}

test.each(['writing', 'everything', 'nothing'] as const)(
  'what is written is there, where the browser bars %s',
  (bars) => {
    const storing = storageOf(new Map([['access_token', 'before']]), bars)
    storing.write('access_token', 'now')
    expect(storing.read('access_token')).toBe('now')
    storing.remove('access_token')
    expect(storing.read('access_token')).toBeNull()
    storing.write('user_kind', 'student')
    storing.clear()
    expect(storing.read('user_kind')).toBeNull()
  },
)

test('a cookie that is no text of ours is none, and costs no call', () => {
  const jar = cookieJar()
  jar.cookie = '_gt=%zz; Max-Age=60'
  const cookies = openCookies(jar, false)
  expect(cookies.read('_gt')).toBeNull()
  cookies.write('_gt', 'ours', 60)
  expect(cookies.read('_gt')).toBe('ours')
})

test('a cookie of another host above ours is passed over once it was written or removed', () => {
  const stuck = {
    get cookie() {
      return '_gt=theirs'
    },
    set cookie(_: string) {},
  }
  const cookies = openCookies(stuck, false)
  cookies.write('_gt', 'ours', 60)
  expect(cookies.read('_gt')).toBe('ours')
  cookies.remove('_gt')
  expect(cookies.read('_gt')).toBeNull()
})
