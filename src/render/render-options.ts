import type { Registry } from '#blocks/define.ts'
import type { Forms } from './node-form.ts'
import type { SourceLocation } from '#schemas/problems.ts'
import type { ProblemName } from '#src/manifest/problems/catalogue.ts'
import type { Ask } from './answers.ts'

/** Compiles prose to HTML, in runs between its blocks; rejects with why that was ended. */
export type CompileProse = (prose: { source: string; hash: string }) => Promise<readonly string[]>

/** The address of a picture with what is known of it; any other text unchanged. Never rejects. */
export type DescribeAddress = (address: string) => Promise<string>

/** The same; `late` is called when the picture could not be described in time, but may be soon. */
export type DescribeInTime = (address: string, late: () => void) => Promise<string>

export interface RenderOptions {
  registry: Registry
  ask: Ask
  /** The query of the address, with its `?`. */
  search?: string
  /** How long one call may take, in milliseconds. */
  deadlineMs: number
  /** Who asks was let in by the guards of the page. Without it a guarded page is a gate. */
  isAdmitted?: boolean
  /** The page is shown to those who write its rows, whatever its route says. */
  isPreview?: true | undefined
  /** Of a preview: visitors see the page as well. */
  isPublished?: boolean | undefined
  forms?: Forms
  /** Without it nothing is known of pictures. */
  describeAddress?: DescribeInTime
  /** By default in this thread, where nothing can end it. */
  compileProse?: CompileProse
  /** The moment that the page shows; the clock's by default. */
  now?: Date
  report(rule: ProblemName, message: string, place: SourceLocation): void
}
