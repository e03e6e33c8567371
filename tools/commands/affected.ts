import { z } from 'zod'
import { compareManifests, type AlteredRoute } from '../affected/compare-manifests.ts'
import { drawWithCodeOf, drawWithThisCode, type Drawn } from '../affected/draw-tree.ts'
import { affectedMarkdown, affectedText, type Affected } from '../affected/report.ts'
import { atRevision } from '../at-revision.ts'
import { command, type Terminal } from '../command.ts'
import { beside, changedSince, checkRevision } from '../git.ts'
import { Layouts } from '../open-layouts.ts'
import { jsonOption, rootOption } from '../options.ts'

const options = z.object({
  base: z
    .string()
    .default('HEAD')
    .meta({ description: 'The revision to compare with.', value: 'revision' }),
  manifestOnly: z
    .boolean()
    .default(false)
    .meta({ description: 'Compare effective manifests, and draw no page.' }),
  format: z
    .enum(['text', 'json', 'markdown'])
    .default('text')
    .meta({ description: 'For people, programs, or a comment on a pull request.' }),
  json: jsonOption,
  root: rootOption,
})
type Options = z.output<typeof options>

export const affected = command({
  name: 'affected',
  summary: 'Say which layouts, routes and pages a change really alters, by manifest and by HTML.',
  options,

  async run(terminal, options) {
    const { base, root, format, json } = options
    const { folder, path } = beside(root)
    await checkRevision(folder, base)
    const found = await atRevision({ folder, revision: base, paths: [path] }, (tree) =>
      compare(terminal, options, `${tree}/${path}`),
    )
    if (json || format === 'json') terminal.print(JSON.stringify(found, null, 2))
    else terminal.print(format === 'markdown' ? affectedMarkdown(found) : affectedText(found))
    return 0
  },
})

async function compare(terminal: Terminal, options: Options, oldRoot: string): Promise<Affected> {
  const { base, root, manifestOnly } = options
  const [before, after] = [new Layouts(oldRoot), new Layouts(root)]
  const altered = await compareManifests(before, after)
  const names = await after.names()
  const drawn = manifestOnly ? undefined : await draw(terminal, options, { oldRoot, altered })
  const routes = drawn ? withPages(altered, drawn, after) : altered
  const layouts = new Set(routes.map(({ layout }) => layout))
  return {
    base,
    layouts: { all: names.length, affected: layouts.size },
    routes: routes.map((route) => ({ isSeen: undefined, ...route })),
  }
}

interface BothDrawn {
  before: Drawn
  after: Drawn
}

/** Renders what may differ: every layout when the code changed, else those whose manifest changed. */
async function draw(
  terminal: Terminal,
  { base, root }: Options,
  { oldRoot, altered }: { oldRoot: string; altered: readonly AlteredRoute[] },
): Promise<BothDrawn> {
  const files = await changedSince(beside(root).folder, base)
  const isCodeChanged = files.some((file) => /^(blocks|schemas|src|package)/.test(file))
  const all = await new Layouts(root).names()
  const names = isCodeChanged ? all : [...new Set(altered.map(({ layout }) => layout))]
  if (names.length === 0) return { before: new Map(), after: new Map() }
  const { ensureBuilt } = await import('../ensure-built.ts')
  terminal.progress('Building', 0, 3)
  await ensureBuilt()
  terminal.progress('Drawing pages as they were', 1, 3)
  const before = isCodeChanged
    ? await drawWithCodeOf(base, oldRoot, names)
    : await drawWithThisCode(oldRoot, names)
  terminal.progress('Drawing pages as they are', 2, 3)
  const after = await drawWithThisCode(root, names)
  terminal.progress('Drawing pages as they are', 3, 3)
  return { before, after }
}

/** Joins routes whose manifest changed with routes whose HTML changed, which a change of code may cause alone. */
function withPages(altered: readonly AlteredRoute[], drawn: BothDrawn, after: Layouts) {
  const isSeen = (layout: string, path: string) =>
    drawn.before.get(layout)?.get(path) !== drawn.after.get(layout)?.get(path)
  const known = altered.map((route) => ({ ...route, isSeen: isSeen(route.layout, route.path) }))
  const reported = new Set(altered.map(({ layout, path }) => `${layout} ${path}`))
  const seenOnly = [...drawn.after].flatMap(([layout, routes]) =>
    [...routes.keys()]
      .filter((path) => !reported.has(`${layout} ${path}`) && isSeen(layout, path))
      .map((path) => {
        const route = after.open(layout).layout?.routes.find((each) => each.path === path)
        const page = route?.page ?? ''
        return { layout, path, page, change: 'changed' as const, parts: [], isSeen: true }
      }),
  )
  return [...known, ...seenOnly]
}
