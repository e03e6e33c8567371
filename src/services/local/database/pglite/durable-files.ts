import { closeSync, fsyncSync, openSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { z } from 'zod'

type Module = PGlite['Module']

interface OpenFile {
  nfd?: number
  node: unknown
}

/** The part of Emscripten's NODEFS that is replaced; the package has no types for it. */
interface NodeFiles {
  realPath(node: unknown): string
  node_ops: {
    mknod: (...node: [parent: unknown, name: string, mode: number, device: number]) => unknown
    setattr: (node: unknown, attributes: { mode?: number | null }) => void
  }
  stream_ops: { fsync?: (file: OpenFile) => number }
}

/** The permissions of the group and of others. */
const others = 0o077

const isFunction = z.custom((value) => typeof value === 'function')
const NodeFilesShape = z.custom<NodeFiles>(
  (value) =>
    z
      .object({
        realPath: isFunction,
        node_ops: z.object({ mknod: isFunction, setattr: isFunction }),
        stream_ops: z.object({}),
      })
      .safeParse(value).success,
  'PGlite has other file operations than this version of Tenun knows',
)

/**
 * A folder as PGlite's disk, with two features that PGlite lacks: a flush reaches the disk, and only the owner
 * of the process can read the files.
 */
export class DurableFiles extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(pg, options)
    const preRun = [...(emscriptenOpts.preRun ?? []), makeDurable]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

function makeDurable(module: Module) {
  const files = NodeFilesShape.parse(module.NODEFS)
  const { mknod, setattr } = files.node_ops

  files.node_ops.mknod = (...[parent, name, mode, device]) =>
    mknod(parent, name, mode & ~others, device)
  files.node_ops.setattr = (node, { mode, ...rest }) =>
    setattr(node, typeof mode === 'number' ? { ...rest, mode: mode & ~others } : rest)
  files.stream_ops.fsync = ({ nfd, node }) => {
    if (nfd === undefined) syncFolder(files.realPath(node))
    else fsyncSync(nfd)
    return 0
  }
}

// Emscripten opens no descriptor for a folder.
function syncFolder(path: string) {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
