import { sqlPaths, type SqlEngine } from '#schemas/runner.ts'

let loading: Promise<SqlEngine> | undefined

const answerOf = async (path: string): Promise<Response> => {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`)
  return answer
}

/** SQLite as WebAssembly, loaded once. The frame that runs it has no way to load it, so the page hands it over. */
export function loadEngine(): Promise<SqlEngine> {
  loading ??= Promise.all([
    answerOf(sqlPaths.script).then((answer) => answer.text()),
    answerOf(sqlPaths.wasm).then((answer) => answer.arrayBuffer()),
  ]).then(([script, wasm]) => ({ script, wasm }))
  loading.catch(() => (loading = undefined))
  return loading
}
