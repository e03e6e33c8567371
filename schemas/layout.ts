import { z } from 'zod'
import { AppointmentOffer } from './appointment-offer.ts'
import { artFamilies } from './art.ts'
import { MailTexts } from './mail.ts'
import { GonePath, Redirect, SitePath } from './moved-paths.ts'
import { Rules } from './rules.ts'
import { limits, Node } from './node.ts'
import { Operation } from './patch.ts'
import { RouteQuery } from './query.ts'
import { Seo, Title } from './seo.ts'
import { Analytics, Settings } from './settings.ts'
import { Locale } from './text.ts'

/** A host name as a manifest writes it: lower case, no scheme, no port; `192.168.*` for a private network. */
export const Host = z
  .string()
  .max(253)
  .regex(
    /^192\.168\.\*$|^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/,
    {
      error: 'must be a host name in lower case, without scheme or port',
    },
  )

/** A condition of a route. The first check that fails makes the response 404. */
export const Check = z.union([
  z.strictObject({ exists: z.string().max(60) }).meta({ description: 'This resource was found.' }),
  z
    .strictObject({
      parameter: z.string().max(60),
      oneOf: z.array(z.string().max(200)).min(1).max(200),
    })
    .meta({ description: 'The parameter is one of these.' }),
  z
    .strictObject({ parameter: z.string().max(60), is: z.enum(['number', 'slug', 'uuid']) })
    .meta({ description: 'The parameter has this form.' }),
  z
    .strictObject({
      parameter: z.string().max(60),
      equals: z.string().regex(/^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9_]+)+$/),
    })
    .meta({ description: 'The parameter is this value of loaded data, such as program.id.' }),
])
export type Check = z.output<typeof Check>

/** The closed list of middleware that a route may run before its page. `role:` takes user kinds joined by `|`. */
export const Middleware = z
  .string()
  .max(200)
  .meta({ description: 'auth, guest, maintenance or role:<kinds>.' })

const parameterSegment = ':[A-Za-z][A-Za-z0-9]*\\??'
const staticSegment = '[A-Za-z0-9@._-]+'
/** Whatever has more question marks than a path may have optional segments. */
const isTooOptional = `([^?]*\\?){${limits.optionalSegments + 1}}`

const RoutePath = z
  .string()
  .max(200)
  .regex(new RegExp(`^/$|^(?!${isTooOptional})(/(${parameterSegment}|${staticSegment}))+$`), {
    error: `must be segments such as /Class/:slug or /News/:id/:title?, at most ${limits.optionalSegments} of them optional`,
  })

/** A path of the layout, with its page, title and SEO rules. `:name` is a parameter, `:name?` an optional one. */
export const Route = z.strictObject({
  path: RoutePath,
  page: z.string().regex(/^[a-z0-9-]+$/, { error: 'must be the name of a page' }),
  canonical: RoutePath.optional().meta({
    description:
      'The path that search engines are given, with parameters of this route: that of another route which shows the same item, or this one without an optional part.',
  }),
  title: Title.optional(),
  siteName: z.boolean().optional().meta({ description: 'Join the title with the site’s name.' }),
  seo: Seo.optional(),
  query: RouteQuery.optional(),
  checks: z.array(Check).max(10).default([]),
  middleware: z.array(Middleware).max(5).default([]),
})
export type Route = z.output<typeof Route>

/** A colour of a theme: `#rrggbb`, or `token:<name>` for another named colour of the theme or the settings. */
const ThemeColour = z
  .string()
  .regex(/^(#[0-9A-Fa-f]{6}|token:[a-z]{1,20})$/, {
    error: 'must be a colour as #rrggbb, or token:<name> such as token:primary',
  })
  .meta({ kind: 'colour', role: 'design' })

/** The composition presets: the forms of header, hero, cards, lists and footer that suit each other. */
export const Face = z.enum([
  'editorial',
  'playful',
  'institutional',
  'studio',
  'campaign',
  'newsroom',
  'calm',
])
export type Face = z.output<typeof Face>

/** The colours of pages for visitors whose device asks for dark ones; what is left out is as here. */
const DarkScheme = z
  .strictObject({
    background: ThemeColour.default('#12171e'),
    surface: ThemeColour.default('#1a212b'),
    tint: ThemeColour.default('#1f2833'),
    ink: ThemeColour.default('#eef2f6'),
    muted: ThemeColour.default('#a9b4c0'),
    line: ThemeColour.default('#36424f'),
    accent: ThemeColour.default('#f4a76c'),
  })
  .meta({
    role: 'design',
    description:
      'The colours for visitors whose device asks for dark pages; {} takes tested ones. Without it, pages look the same for everyone.',
  })

/** The look of a layout beyond fonts and colours, so that each layout is distinguishable. */
export const Theme = z.strictObject({
  face: Face.optional().meta({
    role: 'design',
    description:
      'The composition of every page. It brings a shape, headings and a rhythm, unless the layout names its own.',
  }),
  background: ThemeColour.default('#ffffff'),
  surface: ThemeColour.default('#ffffff').meta({ description: 'Cards and raised areas.' }),
  tint: ThemeColour.default('#f3f6f9').meta({ description: 'Quiet bands between sections.' }),
  ink: ThemeColour.default('#18212b').meta({ description: 'Text.' }),
  muted: ThemeColour.default('#55616e').meta({ description: 'Secondary text.' }),
  line: ThemeColour.default('#d9e0e7').meta({ description: 'Borders.' }),
  accent: ThemeColour.default('#c2410c').meta({ description: 'A second voice, used sparingly.' }),
  dark: DarkScheme.optional(),
  shape: z
    .enum(['square', 'soft', 'round'])
    .optional()
    .meta({ role: 'design', description: 'Of the face; soft without one.' }),
  headings: z
    .enum(['quiet', 'bold', 'display'])
    .optional()
    .meta({ role: 'design', description: 'Of the face; bold without one.' }),
  rhythm: z
    .enum(['compact', 'even', 'airy'])
    .optional()
    .meta({ role: 'design', description: 'Of the face; even without one.' }),
  motif: z.enum(['none', 'weave', 'dots', 'stripe']).default('none').meta({
    role: 'design',
    description: 'The pattern behind heroes and calls to action, and without a face in covers.',
  }),
  art: z.enum(artFamilies).optional().meta({
    role: 'design',
    description:
      'What is drawn in place of missing pictures. Of the face; without one woven, or the motif.',
  }),
})
export type Theme = z.output<typeof Theme>

/** The site that a layout serves itself: host names and settings. */
export const LayoutSite = z.strictObject({
  hosts: z.array(Host).max(50).default([]),
  settings: Settings,
})
export type LayoutSite = z.output<typeof LayoutSite>

const HostSwitch = z.strictObject({
  prefix: SitePath,
  hosts: z.record(Host, Host).meta({ description: 'Main host → dedicated host.' }),
})

/** The header and footer around every page. A patch changes the parent's shell by node id. */
export const Shell = z.strictObject({
  header: z.array(Node).max(5).optional(),
  footer: z.array(Node).max(5).optional(),
  patch: z.array(Operation).max(limits.operations).optional(),
})

/** A JSON Pointer to a part of a layout that layouts extending it may not change. */
const LayoutLock = z
  .string()
  .max(200)
  .regex(/^\/(theme|shell|locales|notFound)(\/[A-Za-z]+)?$/, {
    error: 'must be a pointer such as /theme/shape or /shell/footer',
  })

/** A layout: its site, theme, shell and routes. */
export const Layout = z
  .strictObject({
    $schema: z.string().optional(),
    manifest: z.literal(1),
    name: z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,62}$/)
      .meta({ description: 'The folder’s name.' }),
    title: z
      .string()
      .max(120)
      .optional()
      .meta({ description: 'What the layout is, for operators.' }),
    abstract: z
      .boolean()
      .default(false)
      .meta({ description: 'Only for others to extend; serves no site.' }),
    fallback: z
      .boolean()
      .default(false)
      .meta({ description: 'Serves sites whose own layout does not exist.' }),
    extends: z.string().optional().meta({ description: 'One parent layout.' }),
    locales: z
      .array(Locale)
      .min(1)
      .max(2)
      .optional()
      .meta({ description: 'The first is the default.' }),
    site: LayoutSite.optional(),
    theme: Theme.partial().optional(),
    shell: Shell.optional(),
    routes: z.array(Route).max(limits.routes).default([]),
    redirects: z.array(Redirect).max(limits.routes).default([]),
    gone: z.array(GonePath).max(limits.routes).default([]),
    hostSwitch: z.array(HostSwitch).max(20).default([]),
    mail: MailTexts.optional(),
    appointments: AppointmentOffer.optional().meta({
      description:
        'When appointments can be booked. Without it visitors ask for a date, and the staff answers with an hour.',
    }),
    analytics: Analytics.optional(),
    signIn: z.enum(['button', 'redirect']).optional().meta({
      description: 'How "auth" leads to the account site: by a button, or at once.',
    }),
    notFound: z.string().optional().meta({ description: 'The page shown when no route matches.' }),
    lock: z
      .array(LayoutLock)
      .max(20)
      .optional()
      .meta({ description: 'What layouts that extend this one, and its sites, may not change.' }),
    rules: Rules.optional(),
  })
  .meta({ title: 'Layout' })
export type Layout = z.output<typeof Layout>
