import type { Locale } from '#schemas/text.ts'

/** An address that the judges look at, with what the server answered. */
export interface JudgedPage {
  /** Its row of the table: the site and the route's path, or the reserved path of the server. */
  kind: string
  site: string
  /** With the language prefix and the query. */
  path: string
  locale: Locale
  status: number
  contentType: string
  body: string
}

export const judgeNames = ['vnu', 'axe', 'lighthouse', 'observatory', 'links'] as const
export type JudgeName = (typeof judgeNames)[number]

/** One thing that a judge found wrong. */
export interface Finding {
  judge: JudgeName
  kind: string
  address: string
  /** The judge's own name of the rule. */
  rule: string
  text: string
}

/** What one judge says of all pages. */
export interface Verdict {
  findings: Finding[]
  /** The rows that were looked at; the value is shown in the table, empty for the number of findings. */
  marks: Map<string, string>
  /** Why the judge looked at nothing. */
  absent?: string
}

/** The host of a site as the judges ask for it. */
export const hostOf = (site: string): string => `${site}.tenun.example`

/** The address of a page as a visitor's browser would show it. */
export const addressOf = ({ site, path }: Pick<JudgedPage, 'site' | 'path'>): string =>
  `https://${hostOf(site)}${path}`

export const isDocument = ({ contentType }: JudgedPage): boolean =>
  contentType.startsWith('text/html')
