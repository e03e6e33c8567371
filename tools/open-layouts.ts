import { readdirSync } from 'node:fs'
import { registry } from '#blocks/registry.ts'
import { ajvCheckers } from '#src/library/ajv-checkers.ts'
import { compileLayout, type Compilation } from '#src/manifest/compile/compile.ts'
import { parseLayout } from '#src/manifest/read/parse.ts'
import type { ParsedLayout } from '#src/manifest/read/parsed-layout.ts'
import { readLayoutNames, readSource } from '#src/library/read-source.ts'
import { didYouMean } from '#src/manifest/problems/suggest.ts'
import { BadUsage } from './command.ts'

/** The layouts of a folder, each read and compiled on first use. */
export class Layouts {
  readonly root: string
  private readonly sources = new Map<string, ParsedLayout | undefined>()
  private readonly compiled = new Map<string, Compilation>()

  constructor(root: string) {
    this.root = root
  }

  names(): Promise<string[]> {
    return namesIn(this.root)
  }

  /** Returns one layout with its parents; throws `BadUsage` when there is none of that name. */
  open(name: string): Compilation {
    const known = this.compiled.get(name)
    if (known) return known
    const { own, find } = this.parsed(name)
    const made = compileLayout(own, { find, blocks: registry, checkers: ajvCheckers })
    this.compiled.set(name, made)
    return made
  }

  /** Returns one layout as its own files declare it, and a lookup of others; throws `BadUsage` for an unknown name. */
  parsed(name: string): { own: ParsedLayout; find: (name: string) => ParsedLayout | undefined } {
    const own = this.find(name)
    if (own === undefined) {
      const near = didYouMean(name, foldersIn(this.root))
      throw new BadUsage(`There is no layout "${name}" in ${this.root}.${near}`)
    }
    return { own, find: (each) => this.find(each) }
  }

  private find(name: string): ParsedLayout | undefined {
    if (!this.sources.has(name)) {
      const source = readSource(this.root, name)
      this.sources.set(name, source && parseLayout(source, ajvCheckers))
    }
    return this.sources.get(name)
  }
}

/** The names of the layouts of a folder; throws `BadUsage` when the folder is missing. */
export async function namesIn(root: string): Promise<string[]> {
  const names = await readLayoutNames(root).catch(() => undefined)
  if (names === undefined) throw new BadUsage(`There is no folder ${root}: say --root.`)
  return names
}

function foldersIn(root: string): string[] {
  try {
    return readdirSync(root)
  } catch {
    return []
  }
}
