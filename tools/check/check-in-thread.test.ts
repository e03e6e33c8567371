import { expect, test } from 'vitest'
import { threadCpuFile } from '#src/library/thread-cpu.ts'
import { workLimits } from '#src/library/work-limits.ts'
import { limitOf } from './check-in-thread.ts'

const cpuFile = threadCpuFile()

test.runIf(cpuFile)('what other threads compute is not counted for a layout', () => {
  const { ms, cpuMs } = limitOf({ cpuFile, isNew: false, threads: 2 })
  expect(ms).toBe(workLimits.layoutMs)
  expect(cpuMs?.()).toBeLessThan(process.uptime() * 1000)
  expect(cpuMs?.()).toBeGreaterThan(0)
})

test('where only the process is counted, its threads share what it computes', () => {
  expect(limitOf({ cpuFile: undefined, isNew: false, threads: 2 })).toEqual({
    ms: 2 * workLimits.layoutMs,
  })
})

test('the first layout of a thread has more time', () => {
  expect(limitOf({ cpuFile, isNew: true, threads: 2 }).ms).toBe(
    2 * limitOf({ cpuFile, isNew: false, threads: 2 }).ms,
  )
})
