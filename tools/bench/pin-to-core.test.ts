import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { coresOf, pinToCore } from './pin-to-core.ts'

const canPin = process.platform === 'linux' && availableParallelism() > 1

test.skipIf(!canPin)('a process that was pinned has its cores back afterwards', () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  onTestFinished(() => void child.kill())
  const pid = child.pid ?? 0
  const before = coresOf(pid)
  const giveBack = pinToCore(pid, 0)
  expect(coresOf(pid)).toBe('0')
  giveBack()
  expect(coresOf(pid)).toBe(before)
})
