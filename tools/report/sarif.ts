import type { Problem, Severity } from '#schemas/problems.ts'

/** The description of a rule in a report. */
interface RuleInfo {
  name: string
  severity: Severity
  title: string
  hint: string
  /** Link to its documentation: a URL, or a path of the project. */
  docs: string
}

interface SarifOptions {
  rules: readonly RuleInfo[]
  version: string
  /** An identity that is stable while lines move. */
  fingerprintOf(problem: Problem): string
  /** Suppressed problems; without it the report has no suppressions property. */
  suppressed?: readonly Suppressed[]
}

interface Suppressed {
  problem: Problem
  suppression: { reason: string; until: string }
}

const levels = { error: 'error', warning: 'warning', info: 'note' } as const

/** Formats problems as SARIF 2.1.0, for code scanning and editors that read it. */
export function sarifReport(problems: readonly Problem[], options: SarifOptions): string {
  const { rules, version, suppressed } = options
  const open = problems.map((problem) => ({
    ...toResult(problem, options),
    // The standard requires suppressions on all results or on none.
    ...(suppressed ? { suppressions: [] } : {}),
  }))
  const accepted = (suppressed ?? []).map(({ problem, suppression }) => ({
    ...toResult(problem, options),
    suppressions: [
      {
        kind: 'inSource',
        status: 'accepted',
        justification: `${suppression.reason} (until ${suppression.until})`,
      },
    ],
  }))
  const run = {
    tool: { driver: { name: 'tenun', version, rules: rules.map(toDescriptor) } },
    columnKind: 'utf16CodeUnits',
    originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The root of the project.' } } },
    results: [...open, ...accepted],
  }
  const $schema = 'https://json.schemastore.org/sarif-2.1.0.json'
  return JSON.stringify({ $schema, version: '2.1.0', runs: [run] }, null, 2)
}

function toDescriptor({ name, severity, title, hint, docs }: RuleInfo) {
  const isAddress = /^https?:\/\//.test(docs)
  return {
    id: name,
    shortDescription: { text: `${title}.` },
    help: {
      text: `${title}. ${hint} More: ${docs}`,
      markdown: `**${title}.** ${hint}\n\nMore: ${isAddress ? `<${docs}>` : `\`${docs}\``}`,
    },
    ...(isAddress ? { helpUri: docs } : {}),
    defaultConfiguration: { level: levels[severity] },
  }
}

function toResult(problem: Problem, { rules, fingerprintOf }: SarifOptions) {
  const { file, line, column, pointer, rule, severity, message, hint } = problem
  const ruleIndex = rules.findIndex(({ name }) => name === rule)
  return {
    ruleId: rule,
    ...(ruleIndex === -1 ? {} : { ruleIndex }),
    level: levels[severity],
    message: { text: `${message} ${hint}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: toUri(file), uriBaseId: '%SRCROOT%' },
          region: { startLine: line, startColumn: column },
        },
        logicalLocations: [{ fullyQualifiedName: `${file}#${pointer}`, kind: 'member' }],
      },
    ],
    partialFingerprints: { 'tenun/v1': fingerprintOf(problem) },
  }
}

const toUri = (file: string): string => file.split('/').map(encodeURIComponent).join('/')
