import { spawnSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { OperatorError } from '#src/services/operator-error.ts'

/** The programs that judge. They are large, and only this command needs them, so `npm ci` leaves them out. */
const versions = {
  'vnu-jar': '26.9.27',
  'axe-core': '4.14.1',
  // The last one that runs on Node 20.
  lighthouse: '12.8.2',
  '@mdn/mdn-http-observatory': '1.4.8',
} as const

export type Program = keyof typeof versions

/** The path of a file of a program. */
export type Programs = (program: Program, file: string) => string

const Installed = z.object({ version: z.string() })

/** Installs the programs with npm once, without their scripts; throws when npm fails. */
export async function installPrograms(note: (line: string) => void): Promise<Programs> {
  const folder = resolve('node_modules/.cache/judges')
  const find: Programs = (program, file) => join(folder, 'node_modules', program, file)
  const isThere = await Promise.all(
    Object.entries(versions).map(async ([program, version]) => {
      const path = find(program as Program, 'package.json')
      const text = await readFile(path, 'utf8').catch(() => undefined)
      return text !== undefined && Installed.parse(JSON.parse(text)).version === version
    }),
  )
  if (isThere.includes(false)) {
    note(`Installing ${Object.keys(versions).join(', ')} in ${folder} …`)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'package.json'), '{ "private": true }\n')
    const wanted = Object.entries(versions).map(([program, version]) => `${program}@${version}`)
    const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--omit=optional']
    // One of their dependencies names a newer Node, and runs on ours.
    const anyNode = '--no-engine-strict'
    const args = ['install', '--prefix', folder, '--save-exact', anyNode, ...quiet, ...wanted]
    const { status, stderr } = spawnSync('npm', args, { encoding: 'utf8' })
    if (status !== 0) throw new OperatorError(`npm could not install the judges:\n${stderr}`)
    await writePreloadList(find)
  }
  return find
}

/** The observatory reads the browsers' list of hosts with HSTS, which one of its scripts fetches. Ours are not in it. */
async function writePreloadList(find: Programs): Promise<void> {
  await mkdir(find('@mdn/mdn-http-observatory', 'conf'), { recursive: true })
  await writeFile(find('@mdn/mdn-http-observatory', 'conf/hsts-preload.json'), '{}')
}
