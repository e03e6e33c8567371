import { applyEdits, modify } from 'jsonc-parser'
import { readFile } from 'node:fs/promises'
import type { Problem } from '#schemas/problems.ts'
import { pointerParts } from '#src/manifest/values/pointers.ts'
import { keepForm } from '#src/manifest/write/keep-form.ts'
import { replaceFile } from '#src/library/replace-file.ts'

const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' }

/** The fixes applied to one file. */
export interface FixedFile {
  file: string
  problems: Problem[]
}

interface FixOptions {
  /** The path on disk of a file that problems name. */
  pathOf(file: string): string
  isDryRun: boolean
}

/** Applies the fixes of problems to their files, last line first, so that earlier locations stay valid. */
export async function applyFixes(
  problems: readonly Problem[],
  { pathOf, isDryRun }: FixOptions,
): Promise<FixedFile[]> {
  const fixable = problems.filter(({ fix, file }) => fix !== undefined && file.endsWith('.json'))
  const byFile = new Map<string, Problem[]>()
  for (const problem of fixable)
    byFile.set(problem.file, [...(byFile.get(problem.file) ?? []), problem])
  const fixed: FixedFile[] = []
  for (const [file, own] of byFile) {
    const before = await readFile(pathOf(file), 'utf8')
    const lastFirst = own.toSorted((a, b) => b.line - a.line || b.column - a.column)
    const after = keepForm(file, before, lastFirst.reduce(applyFix, before))
    if (after === before) continue
    fixed.push({ file, problems: own })
    if (!isDryRun) await replaceFile(pathOf(file), after)
  }
  return fixed
}

/** Applies one problem's edits to a text; comments and formatting of the rest are preserved. */
const applyFix = (text: string, { fix }: Problem): string =>
  (fix?.edits ?? []).reduce(
    (edited, { pointer, value }) =>
      applyEdits(edited, modify(edited, toPath(pointer), value, { formattingOptions })),
    text,
  )

const toPath = (pointer: string) =>
  pointerParts(pointer).map((part) => (/^\d+$/.test(part) ? Number(part) : part))
