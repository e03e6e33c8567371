import { git } from '../git.ts'
import type { BlockPromise, BlockPromises } from './block-changes.ts'

const folder = 'schemas/json/promises'

/** The file that stores the contract of one block with stored pages. */
export const promiseFile = (type: string): string => `${folder}/${type}.json`

/** Reads the block contracts among the generated files. */
export function promisesIn(files: ReadonlyMap<string, string>): BlockPromises {
  const found = [...files].flatMap(([path, content]) => {
    const type = /^schemas\/json\/promises\/(.+)\.json$/.exec(path)?.[1]
    return type === undefined ? [] : [[type, JSON.parse(content) as BlockPromise] as const]
  })
  return Object.fromEntries(found)
}

/** The contracts of these blocks as of the last commit, without blocks that git does not track. */
export async function committedPromises(types: readonly string[]): Promise<BlockPromises> {
  const files = await Promise.all(
    types.map(async (type): Promise<[string, string][]> => {
      const text = await git('.', 'show', `HEAD:${promiseFile(type)}`).catch(() => undefined)
      return text === undefined ? [] : [[promiseFile(type), text]]
    }),
  )
  return promisesIn(new Map(files.flat()))
}
