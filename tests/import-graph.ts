/** Project paths of files, each with the files it imports. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** The imports of a file, types included: project paths from the root, and packages as `package:<name>`. */
export const importsOf = (file: string, source: string): string[] =>
  [...source.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, path = '']) => {
    if (path.startsWith('#')) return path.slice(1)
    return path.startsWith('.')
      ? new URL(path, new URL(file, 'file:///')).pathname.slice(1)
      : `package:${path}`
  })

/** The names that a file exports, types too; what a template literal holds is text of another file. */
export function exportsOf(source: string): string[] {
  const code = source
    .replace(/^\s*\/\*[\s\S]*?\*\/|'\x60'/gm, '')
    .replace(/\x60(?:\\[\s\S]|[^\\\x60])*\x60/g, '')
  const declared =
    /^export (?:default |declare |abstract |async )*(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm
  const lists = /^export (?:type |const |let )?[{[]([^}\]]*)[}\]]/gm
  return [
    ...new Set([
      ...[...code.matchAll(declared)].map(([, name = '']) => name),
      ...[...code.matchAll(lists)].flatMap(([, names = '']) =>
        names.split(',').map((name) => name.trim()),
      ),
    ]),
  ].filter(Boolean)
}

/** Builds the graph of imports among these files. */
export function importGraph(sources: Readonly<Record<string, string>>): Graph {
  const files = new Map(Object.entries(sources).map(([file, text]) => [file.slice(1), text]))
  return new Map(
    [...files].map(([file, text]) => [
      file,
      new Set(importsOf(file, text).filter((path) => files.has(path))),
    ]),
  )
}

/** The circles of a graph: its strongly connected components, sorted by name. */
export function circlesOf(graph: Graph): string[][] {
  const reached = new Map([...graph.keys()].map((from) => [from, reachableFrom(from, graph)]))
  const circles = new Map<string, string[]>()
  for (const [from, to] of reached) {
    if (!to.has(from)) continue
    const circle = [...to].filter((other) => reached.get(other)?.has(from)).toSorted()
    circles.set(circle.join(), circle)
  }
  return [...circles.values()]
}

function reachableFrom(from: string, graph: Graph): Set<string> {
  const seen = new Set<string>()
  const open = [...(graph.get(from) ?? [])]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    open.push(...(graph.get(next) ?? []))
  }
  return seen
}

/** The folders that contain a file, outermost first: `src`, `src/manifest` of `src/manifest/rules/define.ts`. */
const foldersOf = (file: string): string[] =>
  file
    .split('/')
    .slice(0, -1)
    .map((_, i, parts) => parts.slice(0, i + 1).join('/'))

/** Sub-folders of one folder whose files import each other in a circle, with those imports. */
export function foldersInCircles(graph: Graph): string[] {
  const rooms = new Set([...graph.keys()].flatMap(foldersOf))
  return [...rooms].flatMap((room) => {
    const imports = importsBetween(room, graph)
    const folders = new Map<string, Set<string>>()
    for (const { from, to } of imports) {
      folders.set(from, (folders.get(from) ?? new Set()).add(to))
    }
    return circlesOf(folders).flatMap((circle) =>
      imports
        .filter(({ from, to }) => circle.includes(from) && circle.includes(to))
        .map(({ file, path }) => `${circle.join(' ↔ ')}: ${file} → ${path}`),
    )
  })
}

/** The imports between files of two sub-folders of a folder. */
function importsBetween(room: string, graph: Graph) {
  const within = (file: string) => {
    const [folder, rest] = file.startsWith(`${room}/`)
      ? file.slice(room.length + 1).split('/', 2)
      : []
    return folder === undefined || rest === undefined ? undefined : `${room}/${folder}`
  }
  return [...graph].flatMap(([file, paths]) => {
    const from = within(file)
    return [...paths].flatMap((path) => {
      const to = within(path)
      if (from === undefined || to === undefined || from === to) return []
      return [{ from, to, file, path }]
    })
  })
}
