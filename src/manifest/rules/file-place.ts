import type { SourceLocation } from '#schemas/problems.ts'
import type { ParsedLayout } from '../read/parsed-layout.ts'

/** The start of one of a layout’s files, by its path within the folder. */
export const filePlace = ({ name }: ParsedLayout, path: string): SourceLocation => ({
  file: `layouts/${name}/${path}`,
  line: 1,
  column: 1,
  pointer: '',
})
