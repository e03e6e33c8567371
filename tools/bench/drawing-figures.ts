import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Figure } from './figure.ts'
import type { Rendering } from './rendering.tsx'
import { runBundled } from './run-bundled.ts'

const pages = ['foundation/', 'foundation/Class', 'lms/', 'lms/Courses', 'demo/', 'default/']

/** What a page costs from its answers to its document, in a loop and over `renderToString` of its blocks. */
export async function drawingFigures(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tenun-bench-'))
  const environment = {
    PORT: '0',
    DATA_DIR: folder,
    LAYOUTS_DIR: resolve('layouts'),
    LOG_LEVEL: 'warn',
  }
  try {
    const results = await runBundled('tools/bench/drawing.ts', pages, environment)
    return (results as Rendering[]).flatMap(({ path, ratio, firstRatio }) => [
      figure(`${path}, blocks cached`, ratio),
      figure(`${path}, nothing cached`, firstRatio),
    ])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const part = 'Rendering a page whose answers are there, in a loop: CPU over renderToString'
const figure = (name: string, value: number): Figure => ({ part, name, value, unit: '×' })
