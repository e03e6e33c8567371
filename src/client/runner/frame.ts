import { runLimit, type RunEnd, type RunOrder, type RunReport } from '#schemas/runner.ts'
import { drawn } from './drawn.ts'

/** The document in which learners' code runs: of no origin, with a policy that lets it reach nothing. */

type Told<R = RunReport> = R extends unknown ? Omit<R, 'run'> : never

// The frame itself has no origin; its address has that of the site.
const { origin } = new URL(location.href)
const script = document.getElementById('worker')?.textContent ?? ''
let end: (why: RunEnd | null) => void = () => {}

const reporter = (run: number) => (report: Told) =>
  parent.postMessage({ ...report, run }, { targetOrigin: origin })

/** The file of a run: the engine of SQL or nothing, our script, and learners' JavaScript with its checks behind it. */
function fileOf({ language, code, checks, engine }: RunOrder, token: string) {
  const before = `${engine?.script ?? ''}\n${script}\n`
  const calls = checks.map(({ run }) => `()=>(${run}\n)`).join(',')
  const after =
    language === 'javascript' ? `${code}\n;self[${JSON.stringify(token)}]([${calls}])` : ''
  const blob = new Blob([before, after], { type: 'text/javascript' })
  return { url: URL.createObjectURL(blob), firstLine: before.split('\n').length }
}

/** Runs code in a worker of its own, which is ended when its time is over. */
function runInWorker(order: RunOrder): void {
  const report = reporter(order.run)
  const token = crypto.getRandomValues(new Uint32Array(4)).join('')
  const { url, firstLine } = fileOf(order, token)
  const worker = new Worker(url, { name: token })
  let timer: ReturnType<typeof setTimeout> | undefined
  const mine = (line: number | null) =>
    line === null || line < firstLine || line >= firstLine + order.code.split('\n').length
      ? null
      : line - firstLine + 1
  end = (why) => {
    end = () => {}
    clearTimeout(timer)
    worker.terminate()
    URL.revokeObjectURL(url)
    if (why !== null) report({ kind: 'ended', end: why })
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Told & { token?: string }>) => {
    // Learners' code can send messages too, and does not know the token.
    if (typeof data !== 'object' || data === null || data.token !== token) return
    const { token: _, ...told } = data
    if (told.kind === 'ended') return end(told.end)
    if (told.kind === 'started') timer = setTimeout(() => end('late'), runLimit)
    report(told.kind === 'threw' ? { ...told, line: mine(told.line) } : told)
  })
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    const message = event.message.replace(/^Uncaught /, '').slice(0, 2000)
    report({ kind: 'threw', at: null, message, line: mine(event.lineno || null) })
    end('broken')
  })
  const { engine, code, tables, checks } = order
  if (engine) worker.postMessage({ engine, code, tables, checks })
}

function draw({ run, code, checks }: RunOrder): void {
  const report = reporter(run)
  report({ kind: 'started' })
  drawn(document, code, checks).forEach((found, at) => report({ ...found, at }))
  report({ kind: 'ended', end: 'done' })
}

addEventListener('message', ({ data, source, origin: from }: MessageEvent<RunOrder>) => {
  if (source !== parent || from !== origin) return
  end(null)
  if (data.language === 'html-css') draw(data)
  else runInWorker(data)
})
// A link of a drawn page would lead the frame away.
addEventListener('click', (event) => event.preventDefault(), true)
