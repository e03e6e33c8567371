import type { CodingStudioProps } from './schema.ts'
import type { StudioWords } from './strings.ts'

/** What the parts of the studio are rendered with. */
export interface StudioPart {
  id: string
  exercise: CodingStudioProps
  t: StudioWords
}
