import { judgeNames, type Finding, type JudgeName, type Verdict } from './judged-page.ts'

/** A finding that is no fault, with the reason. */
export interface Accepted {
  judge: JudgeName
  rule: string
  /** The rows that it holds for; all of them when it is left out. */
  kinds?: RegExp
  /** A part of the finding's text. */
  text?: string
  reason: string
}

export interface Report {
  lines: string[]
  /** Those of what is open, with the number of all. */
  below: string[]
  /** Findings that no entry accepts. */
  open: Finding[]
  /** Whether there are none, and every judge has looked. */
  isPassed: boolean
}

const isAccepted = (finding: Finding, { judge, rule, kinds, text }: Accepted): boolean =>
  finding.judge === judge &&
  finding.rule === rule &&
  (kinds?.test(finding.kind) ?? true) &&
  (text === undefined || finding.text.includes(text))

/** One table of all judges, each finding below it, and what was accepted with its reason. */
export function report(
  verdicts: Partial<Record<JudgeName, Verdict>>,
  accepted: readonly Accepted[],
): Report {
  const judges = judgeNames.filter((name) => verdicts[name] !== undefined)
  const findings = judges.flatMap((name) => verdicts[name]?.findings ?? [])
  const open = findings.filter((finding) => !accepted.some((one) => isAccepted(finding, one)))
  const kinds = new Set(judges.flatMap((name) => [...(verdicts[name]?.marks.keys() ?? [])]))
  const rows = [...kinds].toSorted().map((kind) => [
    kind,
    ...judges.map((judge) => {
      const isOf = (one: Finding) => one.kind === kind && one.judge === judge
      return cell(verdicts[judge], kind, [open.filter(isOf).length, findings.filter(isOf).length])
    }),
  ])
  const table = columns([['', ...judges], ...rows])
  const below = open.map(
    ({ judge, address, rule, text }) => `${judge}  ${address}\n    ${rule}: ${text}`,
  )
  const passed = accepted.flatMap((one) => {
    const count = findings.filter((finding) => isAccepted(finding, one)).length
    return count === 0 ? [] : [`accepted ${count} × ${one.judge} ${one.rule}: ${one.reason}`]
  })
  const absent = judges.flatMap((name) => {
    const why = verdicts[name]?.absent
    return why === undefined ? [] : [`${name} has looked at nothing: ${why}.`]
  })
  const isPassed = open.length === 0 && absent.length === 0
  const count = open.length === 0 ? [] : [`${open.length} findings.`]
  const sum = isPassed ? ['Nothing is left to mend.'] : [...absent, ...count]
  return {
    lines: [...table, '', ...below, ...passed, ...sum],
    below: [...below, ...sum],
    open,
    isPassed,
  }
}

function cell(
  verdict: Verdict | undefined,
  kind: string,
  [open, all]: readonly [number, number],
): string {
  if (verdict?.absent !== undefined) return verdict.absent
  const mark = verdict?.marks.get(kind)
  if (mark === undefined) return '–'
  const count = open === 0 && mark !== '' ? '' : String(open)
  const rest = all > open ? `(${all - open} accepted)` : ''
  return [mark, count, rest].filter(Boolean).join(' ')
}

function columns(rows: readonly string[][]): string[] {
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0))) ?? []
  return rows.map((row) =>
    row
      .map((text, i) => text.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
