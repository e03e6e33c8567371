import type { Problem } from '#schemas/problems.ts'
import type { EffectiveLayout } from '#src/manifest/inherit/effective-layout.ts'

/** The state of one item of the launch checklist. `unknown` cannot be observed from here and is not scored. */
export interface Finding {
  about: string
  state: 'ready' | 'missing' | 'weak' | 'unknown'
  says: string
  /** The next step; empty when it is ready. */
  next: string
}

/** The inputs of an examination. */
export interface SiteUnderCheck {
  layout: EffectiveLayout
  /** The problems of `check`, with those of rendered pages if they were rendered. */
  problems: readonly Problem[]
  /** The environment variables that the server will run with. */
  environment: Readonly<Record<string, string | undefined>>
}

type Check = (site: SiteUnderCheck) => Omit<Finding, 'about'>

const ready = (says: string) => ({ state: 'ready' as const, says, next: '' })
const missing = (says: string, next: string) => ({ state: 'missing' as const, says, next })
const weak = (says: string, next: string) => ({ state: 'weak' as const, says, next })

const settingsOf = ({ layout }: SiteUnderCheck) => layout.manifest.site?.settings
const isOnlyLocal = (host: string) =>
  host === 'localhost' || /^[\d.*]+$/.test(host) || /\.(localhost|example|test|invalid)$/.test(host)

/** In the order in which an operator works through them. */
const checks: Record<string, Check> = {
  errors({ problems }) {
    const errors = problems.filter(({ severity }) => severity === 'error')
    const [first] = errors
    if (first === undefined) return ready('Nothing would break a page.')
    return missing(`${errors.length} errors, the first in ${first.file}:${first.line}.`, first.hint)
  },

  hosts({ layout }) {
    const hosts = layout.manifest.site?.hosts ?? []
    const open = hosts.filter((host) => !isOnlyLocal(host))
    if (open.length > 0) return ready(open.join(', '))
    const says =
      hosts.length === 0 ? 'No host.' : `Only ${hosts.join(', ')}, which nobody outside reaches.`
    return missing(says, 'Write the host that visitors will type into site.hosts.')
  },

  canonical(site) {
    const url = settingsOf(site)?.meta.url ?? ''
    if (url !== '') return ready(url)
    const host = site.layout.manifest.site?.hosts.find((one) => !isOnlyLocal(one))
    return host === undefined
      ? weak('No canonical origin.', 'Write settings.meta.url, such as https://example.id.')
      : ready(`https://${host}, after the first host.`)
  },

  maintenance(site) {
    return settingsOf(site)?.isMaintenance === false
      ? ready('Open to visitors.')
      : missing(
          'In maintenance.',
          'Write "isMaintenance": false in site.settings when all else is ready.',
        )
  },

  favicon: (site) =>
    settingsOf(site)?.favicon === undefined
      ? missing('No favicon.', 'Put favicon.svg into assets/ and name it in settings.favicon.')
      : ready('Named.'),

  logos(site) {
    const { logoDark, logoLight } = settingsOf(site) ?? {}
    if (logoDark && logoLight) return ready('For light and for dark backgrounds.')
    const lacking = logoDark ? 'logoLight' : 'logoDark'
    return weak(`No ${lacking}.`, `Put one into assets/ and name it in settings.${lacking}.`)
  },

  'share picture'(site) {
    const picture = settingsOf(site)?.meta.image ?? settingsOf(site)?.image.default
    if (picture === undefined) return ready('The server draws one for each page.')
    return /\.svg$/i.test(picture)
      ? weak(`${picture} is SVG, which social networks do not show.`, 'Use PNG or JPEG.')
      : ready(picture)
  },

  'legal pages'({ layout }) {
    const paths = layout.routes.map(({ route }) => route.path.toLowerCase())
    const lacking = ['/Privacy-Policy', '/Terms-And-Conditions'].filter(
      (path) => !paths.includes(path.toLowerCase()),
    )
    return lacking.length === 0
      ? ready('Privacy policy and terms are served.')
      : missing(
          `No ${lacking.join(' and no ')}.`,
          'Add the routes; the layout "base" has both pages.',
        )
  },

  'page of the lost': ({ layout }) =>
    layout.manifest.notFound === undefined
      ? weak('No page of its own for what is not found.', 'Name a page in "notFound".')
      : ready(`Page "${layout.manifest.notFound}".`),

  languages: (site) =>
    counted(site, ['missing-locale', 'untranslated-text', 'empty-text', 'placeholder-mismatch'], {
      none: `Complete in ${(site.layout.manifest.locales ?? ['id']).join(' and ')}.`,
      some: 'texts are not in every language',
    }),

  titles: (site) =>
    counted(
      site,
      [
        'missing-title',
        'missing-description',
        'duplicate-title',
        'duplicate-description',
        'title-length',
        'description-length',
      ],
      {
        none: 'Every route has a title and a description of its own.',
        some: 'titles or descriptions want work',
      },
    ),

  images: (site) =>
    counted(site, ['image-alt', 'image-size', 'heavy-asset', 'remote-picture', 'unknown-asset'], {
      none: 'Every picture is there, light, and said in words.',
      some: 'pictures want work',
    }),

  links: (site) =>
    counted(site, ['dead-link', 'dead-anchor', 'dead-redirect', 'insecure-link', 'unknown-page'], {
      none: 'Every link of this site leads somewhere.',
      some: 'links lead nowhere, or not safely',
    }),

  contrast: (site) =>
    counted(site, ['contrast', 'unknown-token'], {
      none: 'Text is readable on every ground.',
      some: 'colours are too near to each other',
    }),

  analytics(site) {
    const settings = settingsOf(site)
    const id = (settings?.analytics ?? site.layout.manifest.analytics)?.measurementId ?? ''
    if (id === '') return ready('None: no consent is needed.')
    if (settings?.consent.isAsked === false)
      return weak(
        `${id}, and visitors are measured without being asked.`,
        'Take isAsked: false out of settings.consent.',
      )
    return settings?.consent.policy === undefined
      ? weak(
          `${id}, after consent, and nothing says what is measured.`,
          'Write settings.consent.policy, such as /Privacy-Policy.',
        )
      : ready(`${id}, after consent.`)
  },

  'mail sender': ({ environment }) =>
    environment.SMTP_URL === undefined
      ? weak('Mail stays in the outbox of DATA_DIR.', 'Set SMTP_URL and MAIL_FROM on the server.')
      : ready(`Mail comes from ${environment.MAIL_FROM ?? 'no-reply@localhost.localdomain'}.`),

  'account site': ({ environment }) => accountSite(environment),

  'payment keys': ({ environment }) => paymentKeys(environment),
}

/** With an external account site the server does not start unless this site has a client id there. */
function accountSite({ ACCOUNT_URL: url, ACCOUNT_CLIENT_ID: id }: SiteUnderCheck['environment']) {
  if (url === undefined) return ready('People sign in with a password of this site.')
  return id === undefined
    ? missing(
        `${url} does not know this site.`,
        'Register it there as a client, and set ACCOUNT_CLIENT_ID on the server.',
      )
    : ready(`People sign in at ${url}.`)
}

/** A missing or short key would let anyone forge signatures, so the server then takes no payment. */
function paymentKeys({
  PAYMENT_PROVIDER,
  MIDTRANS_SERVER_KEY = '',
}: SiteUnderCheck['environment']) {
  if (PAYMENT_PROVIDER === 'off') return ready('No payments are taken.')
  if (PAYMENT_PROVIDER !== 'midtrans')
    return weak(
      PAYMENT_PROVIDER === 'sandbox'
        ? 'Payments go to the sandbox, where no money moves.'
        : 'Payments are taken on this machine alone, by the sandbox, where no money moves.',
      'Set PAYMENT_PROVIDER=midtrans and MIDTRANS_SERVER_KEY on the server, or PAYMENT_PROVIDER=off.',
    )
  return MIDTRANS_SERVER_KEY.length >= 16
    ? ready('Midtrans takes payments.')
    : missing('Midtrans has no key.', 'Set MIDTRANS_SERVER_KEY, from the dashboard of Midtrans.')
}

/** Returns a finding for each item of the checklist. */
export const examine = (site: SiteUnderCheck): Finding[] =>
  Object.entries(checks).map(([about, check]) => ({ about, ...check(site) }))

/** The score from 0 to 100: ready counts 1, weak counts half, unknown is left out. */
export function scoreOf(findings: readonly Finding[]): number {
  const known = findings.filter(({ state }) => state !== 'unknown')
  const points = known.reduce(
    (sum, { state }) => sum + (state === 'ready' ? 1 : state === 'weak' ? 0.5 : 0),
    0,
  )
  return known.length === 0 ? 0 : Math.floor((100 * points) / known.length)
}

/** The next thing to do: missing items before weak ones. */
export const nextOf = (findings: readonly Finding[]): Finding | undefined =>
  findings.find(({ state }) => state === 'missing') ??
  findings.find(({ state }) => state === 'weak')

function counted(
  { problems }: SiteUnderCheck,
  rules: readonly string[],
  { none, some }: { none: string; some: string },
): Omit<Finding, 'about'> {
  const found = problems.filter(({ rule }) => rules.includes(rule))
  const [first] = found
  if (first === undefined) return ready(none)
  return weak(
    `${found.length} ${some}.`,
    `${first.file}:${first.line} ${first.message} ${first.hint}`,
  )
}
