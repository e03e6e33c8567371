import { bindingProblems } from './binding-problems.ts'
import { collectionProblems } from './collection-problems.ts'
import { drawingProblems } from './drawing-problems.ts'
import { fileProblems } from './file-problems.ts'
import { grammarProblems } from './grammar-problems.ts'
import { inheritanceProblems } from './inheritance-problems.ts'
import { proseProblems } from './prose-problems.ts'
import { referenceProblems } from './reference-problems.ts'
import { routeProblems } from './route-problems.ts'
import { upkeepProblems } from './upkeep-problems.ts'
import type { ProblemKind } from './problem-kind.ts'

/** Every problem that the engine and the renderer report, by name; a rule's problem is declared in its own folder. */
export const catalogue = {
  ...fileProblems,
  ...grammarProblems,
  ...referenceProblems,
  ...routeProblems,
  ...bindingProblems,
  ...collectionProblems,
  ...inheritanceProblems,
  ...proseProblems,
  ...upkeepProblems,
  ...drawingProblems,
} satisfies Record<string, ProblemKind>

export type ProblemName = keyof typeof catalogue
