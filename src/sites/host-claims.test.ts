import { expect, test } from 'vitest'
import type { HostClaim } from '#src/services/sites.ts'
import { claimChanges } from './host-claims.ts'

const claim = (host: string, siteId: string): HostClaim => ({ host, siteId, since: new Date(0) })
const releases = { releases: true }

test('hosts that are nobody’s are claimed, in the order of the sites', () => {
  const asked = [
    { id: 'a', hosts: ['a.id', 'kita.id'] },
    { id: 'b', hosts: ['kita.id', 'b.id'] },
  ]
  expect(claimChanges(asked, [], releases)).toEqual([
    { siteId: 'a', claim: ['a.id', 'kita.id'], release: [] },
    { siteId: 'b', claim: ['b.id'], release: [] },
  ])
})

test('a host of another site is left to it', () => {
  const asked = [{ id: 'a', hosts: ['kita.id'] }]
  expect(claimChanges(asked, [claim('kita.id', 'b')], releases)).toEqual([])
})

test('names of this machine and network are never claimed', () => {
  const hosts = ['localhost', '127.0.0.1', '192.168.*', '192.168.0.1', 'b.localhost']
  expect(claimChanges([{ id: 'a', hosts }], [], releases)).toEqual([])
})

test('a host that a site no longer asks for is given up, and can be claimed at once', () => {
  const asked = [
    { id: 'a', hosts: ['baru.id'] },
    { id: 'b', hosts: ['a.id'] },
  ]
  const claims = [claim('baru.id', 'b'), claim('a.id', 'a')]
  expect(claimChanges(asked, claims, releases)).toEqual([
    { siteId: 'a', claim: [], release: ['a.id'] },
    { siteId: 'b', claim: [], release: ['baru.id'] },
    { siteId: 'a', claim: ['baru.id'], release: [] },
    { siteId: 'b', claim: ['a.id'], release: [] },
  ])
})

test('after the news of another node nothing is given up', () => {
  const asked = [{ id: 'a', hosts: [] }]
  expect(claimChanges(asked, [claim('a.id', 'a')], { releases: false })).toEqual([])
})

test('a site that is missing keeps its hosts', () => {
  expect(claimChanges([], [claim('a.id', 'a')], releases)).toEqual([])
})
