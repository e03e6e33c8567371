import { distinct, checkFleet } from '../check/fleet.ts'

/** Checks a folder once and reports the duration and peak memory. */
const [root = '', cache = ''] = process.argv.slice(2)
const begun = performance.now()
const { results, fresh } = await checkFleet({ root, today: '2026-11-21', cache })
const ms = performance.now() - begun
const problems = distinct(results.flatMap((result) => result.problems)).length
const memoryMb = process.resourceUsage().maxRSS / 1024
process.stdout.write(JSON.stringify({ ms, memoryMb, fresh, problems }))
