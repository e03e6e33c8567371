import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { OpenEditor } from './editor.ts'
import type { StudioPart } from './part.ts'

interface CodeFieldProps extends StudioPart {
  code: string
  change: (code: string) => void
  run: (code: string) => void
}

/** The code as a field of a form; the coloured editor takes its place once it is focused or seen, and is loaded. */
export function CodeField({ id, exercise, t, code, change, run }: CodeFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const latest = useRef({ code, change, run })
  useEffect(() => {
    latest.current = { code, change, run }
  })
  const { isOpen, hasFailed } = useEditor({ field, host, latest, language: exercise.language, t })
  const runByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    run(event.currentTarget.value)
  }
  return (
    <div className="coding-field">
      <label htmlFor={`${id}-code`} className="coding-label">
        {t.code}
      </label>
      <textarea
        ref={field}
        id={`${id}-code`}
        className="coding-code coding-plain"
        translate="no"
        value={code}
        rows={Math.max(10, code.split('\n').length + 1)}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        hidden={isOpen}
        aria-describedby={`${id}-keys`}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onKeyDown={runByKey}
      />
      <div ref={host} className="coding-editor" hidden={!isOpen} />
      {hasFailed && <p className="coding-note">{t.editorFailed}</p>}
      <p id={`${id}-keys`} className="coding-keys">
        {t.leave}
      </p>
    </div>
  )
}

interface EditorOf extends Pick<StudioPart, 't'> {
  field: { current: HTMLTextAreaElement | null }
  host: { current: HTMLDivElement | null }
  latest: { current: Pick<CodeFieldProps, 'code' | 'change' | 'run'> }
  language: string
}

/** Opens the editor when its field is focused or scrolled to, and keeps its text that of the field. */
function useEditor({ field, host, latest, language, t }: EditorOf) {
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed')
  const editor = useRef<OpenEditor>(undefined)
  useEffect(() => {
    const [from, into] = [field.current, host.current]
    if (from === null || into === null) return undefined
    let isGone = false
    const open = async () => {
      stop()
      const { openEditor } = await import('./editor.ts')
      const opened = await openEditor(into, {
        language,
        text: latest.current.code,
        label: t.code,
        keys: t.leave,
        changed: (text) => latest.current.change(text),
        run: (text) => latest.current.run(text),
      })
      if (isGone) return opened.close()
      opened.write(latest.current.code)
      editor.current = opened
      const hadFocus = document.activeElement === from
      setState('open')
      into.hidden = false
      if (hadFocus) opened.focus()
    }
    const start = () => void open().catch(() => setState('failed'))
    const seen = new IntersectionObserver((all) => all.some((one) => one.isIntersecting) && start())
    const stop = () => {
      seen.disconnect()
      from.removeEventListener('focus', start)
    }
    seen.observe(from)
    from.addEventListener('focus', start)
    return () => {
      isGone = true
      stop()
      editor.current?.close()
    }
  }, [field, host, language, latest, t])
  useEffect(() => editor.current?.write(latest.current.code))
  return { isOpen: state === 'open', hasFailed: state === 'failed' }
}
