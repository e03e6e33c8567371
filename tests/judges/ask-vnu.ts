import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { addressOf, isDocument, type JudgedPage, type Verdict } from './judged-page.ts'

const run = promisify(execFile)

const Messages = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      url: z.string().default(''),
      message: z.string(),
      extract: z.string().default(''),
    }),
  ),
})

/** The Nu Html Checker on every document: its errors, without its advice. */
export async function askVnu(
  pages: readonly JudgedPage[],
  { jar, folder }: { jar: string; folder: string },
): Promise<Verdict> {
  const documents = pages.filter(isDocument)
  const marks = new Map(documents.map(({ kind }) => [kind, '']))
  const hasJava = await run('java', ['-version']).then(Boolean, () => false)
  if (!hasJava) return { findings: [], marks, absent: 'no Java' }
  const files = join(folder, 'vnu')
  await mkdir(files, { recursive: true })
  for (const [i, { body }] of documents.entries()) await writeFile(join(files, `${i}.html`), body)
  const args = ['-Xss4m', '-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', files]
  const { stdout } = await run('java', args, { maxBuffer: 1e9 })
  return { marks, findings: readMessages(stdout, documents) }
}

/** The findings of vnu's JSON; its files are the numbers of the documents. */
export function readMessages(json: string, documents: readonly JudgedPage[]): Verdict['findings'] {
  const { messages } = Messages.parse(JSON.parse(json))
  return messages.flatMap(({ type, url, message, extract }) => {
    const page = documents[Number(basename(url, '.html'))]
    if (type === 'info' || page === undefined) return []
    const rule = message.startsWith('CSS: ') ? 'css' : type
    const text = `${message} ${extract.replaceAll(/\s+/g, ' ').trim()}`.trim()
    return [{ judge: 'vnu', kind: page.kind, address: addressOf(page), rule, text } as const]
  })
}
