import { ajvCheckers } from '#src/library/ajv-checkers.ts'
import type { Compilation } from '#src/manifest/compile/compile.ts'
import { parseLayout } from '#src/manifest/read/parse.ts'
import type { LayoutSource } from '#src/manifest/read/layout-source.ts'
import { checkLayout } from '#src/manifest/rules/check-layout.ts'
import type { Rule } from '#src/manifest/rules/define.ts'
import { rules } from '#src/manifest/rules/registry.ts'
import { sourceOf, type Files } from '#tests/made-up/layouts.ts'
import { blocks } from './blocks.ts'
import type { Texts } from './sound.ts'

const every = Object.values<Rule>(rules)

/** The layouts of these files. Those of `coba` have no folder before them, others begin with `../<name>/`. */
export function sourcesOf(texts: Texts): LayoutSource[] {
  const files: Record<string, Files> = { coba: {} }
  for (const [path, text] of Object.entries(texts)) {
    const [, layout = 'coba', within = path] = /^\.\.\/([^/]+)\/(.*)$/s.exec(path) ?? []
    const own = (files[layout] ??= {})
    own[within] = text
  }
  return Object.entries(files).map(([name, own]) => sourceOf(name, own))
}

/** Compiles the layout `coba` of these files, with every rule, without a disk. */
export function compileTexts(texts: Texts, checkers = ajvCheckers): Compilation {
  const parsed = new Map(
    sourcesOf(texts).map((source) => [source.name, parseLayout(source, checkers)]),
  )
  const own = parsed.get('coba')
  if (own === undefined) throw new Error('there is no coba')
  const find = (name: string) => parsed.get(name)
  return checkLayout(own, { find, blocks, checkers, rules: every, today: '2026-11-21' })
}
