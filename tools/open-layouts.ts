import { registry } from '#blocks/registry.ts'
import { compileLayout, type Compilation } from '#src/manifest/compile/compile.ts'
import { parseLayout, type ParsedLayout } from '#src/manifest/read/parse.ts'
import { readLayoutNames, readSource } from '#src/manifest/read/source.ts'
import { BadUsage } from './command.ts'

/** The layouts of a folder, each read and compiled when it is first asked for. */
export class Layouts {
  readonly root: string
  private readonly parsed = new Map<string, ParsedLayout | undefined>()
  private readonly compiled = new Map<string, Compilation>()

  constructor(root: string) {
    this.root = root
  }

  names(): Promise<string[]> {
    return readLayoutNames(this.root)
  }

  /** One layout with its parents; throws `BadUsage` when there is none of that name. */
  open(name: string): Compilation {
    const known = this.compiled.get(name)
    if (known) return known
    const own = this.find(name)
    if (own === undefined) throw new BadUsage(`There is no layout "${name}" in ${this.root}.`)
    const today = new Date().toISOString().slice(0, 10)
    const find = (each: string) => this.find(each)
    const made = compileLayout(own, { find, blocks: registry, rules: [], today })
    this.compiled.set(name, made)
    return made
  }

  private find(name: string): ParsedLayout | undefined {
    if (!this.parsed.has(name)) {
      const source = readSource(this.root, name)
      this.parsed.set(name, source && parseLayout(source))
    }
    return this.parsed.get(name)
  }
}
