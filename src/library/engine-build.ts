import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The SHA-256 of what compiles layouts: this Node, the installed packages, and the scripts of the build. A script that was
 * bundled from source has the hash of its content in its name.
 */
export function engineBuild(script: URL): string {
  const file = fileURLToPath(script)
  const hash = createHash('sha256').update(process.version)
  hash.update(readIfThere(join('node_modules', '.package-lock.json')))
  if (file.endsWith('.mjs')) return hash.update(basename(file)).digest('hex')
  for (const name of readdirSync(dirname(file)).toSorted())
    if (name.endsWith('.js')) hash.update(name).update(readFileSync(join(dirname(file), name)))
  return hash.digest('hex')
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
