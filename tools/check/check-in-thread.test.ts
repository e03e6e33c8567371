import { expect, test } from 'vitest'
import { threadCpuFile } from '#src/library/thread-cpu.ts'
import { workLimits } from '#src/library/work-limits.ts'
import { limitOf } from './check-in-thread.ts'

const { layoutMs } = workLimits
const cpuFile = threadCpuFile()

test.runIf(cpuFile)('what other threads compute is not counted for a layout', () => {
  const { ms, cpuMs } = limitOf(cpuFile, 2)
  expect(ms).toBe(layoutMs)
  const { user, system } = process.cpuUsage()
  expect(cpuMs?.()).toBeGreaterThan(0)
  expect(cpuMs?.()).toBeLessThan((user + system) / 1000)
})

test('where only the process is counted, its threads share what it computes', () => {
  expect(limitOf(undefined, 2)).toEqual({ ms: 2 * layoutMs, cpuMs: undefined })
})
