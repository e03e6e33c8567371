import { expect, test } from 'vitest'
import { privateHostsOf, RemoteEnvironment, toRemoteConfig } from './remote-config.ts'

const hostsOf = (REMOTE_URL: string) => {
  const config = toRemoteConfig(RemoteEnvironment.parse({ REMOTE_URL }), () => 'pk_1')
  return privateHostsOf(config.bases)
}

test.each([
  ['http://localhost:3001', 'localhost'],
  ['https://{site}.example.id', '*.example.id'],
  ['https://data-{site}.example.id', 'data-*.example.id'],
  ['http://Data.Internal:8080', 'data.internal'],
  ['http://10.0.0.7', '10.0.0.7'],
  ['http://[fd00::1]:3001', '[fd00::1]'],
])('%s names the host %s', (url, host) => {
  expect(hostsOf(url)).toEqual([host])
})

test.each(['http://user:secret@data.example.id', 'http://user@data.example.id'])(
  '%s is refused at the start: no call can be made to it',
  (REMOTE_URL) => {
    expect(RemoteEnvironment.safeParse({ REMOTE_URL }).success).toBe(false)
    expect(RemoteEnvironment.safeParse({ SERVICES_URL: REMOTE_URL }).success).toBe(false)
  },
)
