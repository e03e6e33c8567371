import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const Spec = z.object({
  title: z.string(),
  /** Below the folder of the tests. */
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      results: z.array(z.object({ errors: z.array(z.object({ message: z.string() })) })),
    }),
  ),
})
interface Suite {
  specs: z.infer<typeof Spec>[]
  suites?: Suite[] | undefined
}
const Suite: z.ZodType<Suite> = z.object({
  specs: z.array(Spec),
  suites: z.lazy(() => z.array(Suite)).optional(),
})

/** What Playwright's JSON reporter writes, as far as it is read here (https://playwright.dev/docs/test-reporters#json-reporter). */
const Report = z.object({ suites: z.array(Suite), errors: z.array(z.unknown()) })

const specsOf = (suite: Suite): Suite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
]
const isCrash = ({ message }: { message: string }) => /\b(?:Page|Target) crashed\b/.test(message)

/** A test that failed since the browser's own process of its page ended. */
export type CrashedTest = Pick<z.infer<typeof Spec>, 'title' | 'file'>

/**
 * The tests that failed, from the file of Playwright's JSON reporter, if the browser's own process of a page ended in each of
 * them; empty if none failed, any failed for another reason, or nothing was reported.
 */
export async function crashedTests(file: string): Promise<CrashedTest[]> {
  if (!existsSync(file)) return []
  const { suites, errors } = Report.parse(JSON.parse(await readFile(file, 'utf8')))
  const failed = suites.flatMap(specsOf).filter(({ ok }) => !ok)
  const crashed = ({ tests }: z.infer<typeof Spec>) =>
    tests.some(({ results }) => results.some((result) => result.errors.some(isCrash)))
  return errors.length === 0 && failed.every(crashed) ? failed : []
}
