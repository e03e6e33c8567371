import { spawn } from 'node:child_process'

/** Runs scripts one after the other in child processes; resolves to the first exit code that is not 0. */
export async function runScripts(scripts: readonly (readonly string[])[]): Promise<number> {
  for (const script of scripts) {
    const code = await new Promise<number>((resolve) => {
      const child = spawn(process.execPath, ['--import', 'tsx', ...script], { stdio: 'inherit' })
      child.on('exit', (exit) => resolve(exit ?? 1))
    })
    if (code !== 0) return code
  }
  return 0
}
