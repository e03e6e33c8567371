import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The longest files: one that begins last would leave the other processors without work. */
const longest = [
  'contract/units.test.ts',
  'layouts/every-layout.test.ts',
  'services/conformance.test.ts',
  'services/access.test.ts',
  'operator/rendered.test.ts',
  'operator/hostile-layouts.test.ts',
  'rest/fuzz.test.ts',
  'services/forbidden-fields.test.ts',
  'services/bad-posts.test.ts',
  'layouts/isolation.test.ts',
]

/** The longest files first, then Vitest's own order: by time where it is known, else by size. */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.endsWith(`/${name}`))
      return at === -1 ? longest.length : at
    }
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}
