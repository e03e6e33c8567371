import { lineAndColumn, lineStarts } from '../../read/read-json.ts'
import { defineRule } from '../define.ts'
import { filePlace } from '../file-place.ts'

interface Kind {
  what: string
  /** A substring of every such secret; searched first, since it is faster than the pattern. */
  marks: readonly string[]
  /** The last group, or the whole match, is the secret. */
  form: RegExp
  /** Recognized by the name of its key, not by its own form. */
  isByName?: true
}

const kinds: readonly Kind[] = [
  {
    what: 'a private key',
    marks: ['PRIVATE KEY'],
    form: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----/g,
  },
  { what: 'an AWS key', marks: ['AKIA', 'ASIA'], form: /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g },
  {
    what: 'a GitHub token',
    marks: ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_', 'github_pat_'],
    form: /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_[A-Za-z0-9_]{40,})\b/g,
  },
  { what: 'a Slack token', marks: ['xox'], form: /\bxox[abeprs]-[A-Za-z0-9-]{10,}/g },
  {
    what: 'a JSON Web Token',
    marks: ['eyJ'],
    form: /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{16,}/g,
  },
  { what: 'a Stripe key', marks: ['k_live_'], form: /\b[rs]k_live_[A-Za-z0-9]{16,}/g },
  {
    what: 'a Midtrans server key',
    marks: ['Mid-server-'],
    form: /\b(?:SB-)?Mid-server-[\w-]{10,}/g,
  },
  {
    what: 'a secret by its name',
    isByName: true,
    marks: [
      'assword',
      'ecret',
      'oken',
      'pikey',
      'piKey',
      'pi_key',
      'PI_KEY',
      'ASSWORD',
      'ECRET',
      'OKEN',
    ],
    // A key of JSON or YAML, or an attribute: letters, digits and punctuation without a space, with at least one digit.
    form: /\b\w*(?:password|secret|api_?key|token)["']?\s*[:=]\s*["']((?=[^"'\s]*\d)(?=[^"'\s]*[a-z])[\w+/=.~!@#$%^&*-]{16,})["']/gi,
  },
]

export const secretInManifest = defineRule({
  name: 'secret-in-manifest',
  family: 'safety',
  severity: 'error',
  title: 'A file of a layout holds a secret',
  hint: 'Take it out and have it renewed where it came from: whoever has the files has it already. Secrets belong in the environment of the server.',
  why: 'Manifests are read by everyone who edits a site, and are kept in history for ever. Keys are known by their forms, and by names such as password and apiKey.',
  layout({ layout: { own }, report }) {
    for (const [path, text] of Object.entries(own.source.texts)) {
      const reported = new Set<number>()
      for (const { offset, secret, what } of secretsIn(text, path.endsWith('.mdx'))) {
        if (reported.has(offset)) continue
        reported.add(offset)
        const place = { ...filePlace(own, path), ...lineAndColumn(lineStarts(text), offset) }
        report(`${printed(secret)} is ${what}.`, place)
      }
    }
  },
})

function* secretsIn(text: string, isProse: boolean) {
  for (const { what, marks, form, isByName } of kinds) {
    if (!marks.some((mark) => text.includes(mark))) continue
    const read = isByName && isProse ? withoutCode(text) : text
    for (const match of read.matchAll(form)) {
      const secret = match[1] ?? match[0]
      if (isByName && example.test(secret)) continue
      yield { offset: match.index + match[0].lastIndexOf(secret), secret, what }
    }
  }
}

/** Removes code samples from prose: a lesson may show what a secret looks like. */
const withoutCode = (text: string) =>
  text.replace(/(`{1,3})[^`]+\1/g, (code) => ' '.repeat(code.length))

const example = /example|contoh|your|dummy|xxxx|placeholder/i

/** Enough to find the secret, too little to use it. */
const printed = (secret: string) => `"${secret.slice(0, 4)}…" of ${secret.length} characters`
