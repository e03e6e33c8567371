import { expect } from 'vitest'
import { registry } from '#blocks/registry.ts'
import { compileWith } from '#tests/made-up/compile-layouts.ts'
import { sourceOf, type Files } from '#tests/made-up/layouts.ts'

/** Compiles the layout `coba` of these files with the blocks of the project. */
export const compileCoba = (files: Files) => compileWith(registry, 'coba', { coba: files })

/** Expects the line and column of every problem to exist in its file. */
export function expectPlaces(files: Files): void {
  const { texts } = sourceOf('coba', files)
  for (const { file, line, column, rule, message } of compileCoba(files).problems) {
    const lines = (texts[file.replace('layouts/coba/', '')] ?? '').split('\n')
    expect(line, `${rule} ${message}`).toBeLessThanOrEqual(Math.max(lines.length, 1))
    expect(column, `${rule} ${message}`).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1)
  }
}
