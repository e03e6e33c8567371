import type { Registry } from '#blocks/define.ts'
import type { SourceLocation } from '#schemas/problems.ts'
import type { ProblemName } from '#src/manifest/problems/catalogue.ts'
import type { Ask } from './answers.ts'

export interface RenderOptions {
  registry: Registry
  ask: Ask
  /** How long one call may take, in milliseconds. */
  deadlineMs: number
  report(rule: ProblemName, message: string, place: SourceLocation): void
}
