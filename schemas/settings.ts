import { z } from 'zod'
import { addressForm, callingOrigin, originForm, pictureForm } from './address.ts'
import { bilingual } from './bilingual.ts'
import { LocalText } from './text.ts'

/** A colour as `#rrggbb`: the only notation a theme takes, so that contrast can be computed. */
export const Colour = z
  .string()
  .regex(/^#[0-9A-Fa-f]{6}$/, {
    error: bilingual({ id: 'Tulis warna sebagai #rrggbb.', en: 'must be a colour as #rrggbb' }),
  })
  .meta({ kind: 'colour', role: 'design' })

const Font = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9 ]{0,59}$/, {
    error: bilingual({ id: 'Tulis nama keluarga huruf.', en: 'must be a font family name' }),
  })
  .meta({ kind: 'font', role: 'design' })

const Picture = z
  .string()
  .max(2000)
  .regex(pictureForm, {
    error: bilingual({
      id: 'Pakai asset:<berkas>, jalur yang diawali /, atau alamat https:.',
      en: 'must be asset:<file>, a path that begins with / or an https: address',
    }),
  })

/** Fonts and colours of a site, named as existing clients read them. */
export const SiteCss = z.strictObject({
  ft_primary: Font.default('Raleway').meta({ title: 'Heading font' }),
  ft_secondary: Font.default('Inter').meta({ title: 'Text font' }),
  clr_primary: Colour.default('#2096C4'),
  clr_secondary: Colour.default('#2F80ED'),
  clr_success: Colour.default('#2dce89'),
  clr_info: Colour.default('#11cdef'),
  clr_warning: Colour.default('#fb6340'),
  clr_danger: Colour.default('#f5365c'),
  clr_light: Colour.default('#adb5bd'),
  clr_dark: Colour.default('#212529'),
})

const notOrigin = bilingual({
  id: 'Tulis asal situs seperti https://example.id.',
  en: 'must be an origin such as https://example.id',
})

/** The site's metadata for search engines and social networks, named as existing clients read it. */
export const SiteMeta = z.strictObject({
  name: LocalText.default(''),
  description: LocalText.default(''),
  keywords: LocalText.default(''),
  type: z.string().max(40).default('website'),
  image: Picture.optional(),
  card: z.enum(['summary', 'summary_large_image']).default('summary_large_image'),
  site_name: LocalText.default(''),
  url: z
    .string()
    .regex(originForm, { error: notOrigin })
    .refine((url) => url === '' || URL.canParse(url), { error: notOrigin })
    .default('')
    .meta({ description: 'The canonical origin. Empty: https and the first host.' }),
  twitter_site: z.string().max(60).default(''),
  robot_index: z.enum(['index', 'noindex']).default('index'),
  robot_follow: z.enum(['follow', 'nofollow']).default('follow'),
})

const Address = z
  .string()
  .max(2000)
  .regex(addressForm, {
    error: bilingual({
      id: 'Tulis jalur yang diawali / atau alamat https:.',
      en: 'must be a path that begins with / or an https: address',
    }),
  })

/** What a page says of a section of the site: the blog, or the overview of a class. */
const Section = z.strictObject({
  title: LocalText,
  summary: LocalText.optional(),
  cover: Picture.optional(),
})

/** The stream that visitors may listen to. */
export const SiteRadio = z.strictObject({
  url: Picture.meta({ description: 'A stream or a sound: asset:<file>, a path or https:.' }),
  title: LocalText.optional(),
})

/**
 * What a site's visits are measured by: the id of a web data stream of Google Analytics 4.
 * https://support.google.com/analytics/answer/12270356
 */
export const Analytics = z.strictObject({
  measurementId: z
    .string()
    .regex(/^(?:G-[A-Z0-9]{6,16})?$/, {
      error: 'must be an id such as G-AB12CD34EF, or empty',
    })
    .meta({ title: 'Measurement id', description: 'Empty: visits are not measured.' }),
})

/** Whether visitors are asked before their visit is measured. */
export const SiteConsent = z.strictObject({
  isAsked: z.boolean().default(true).meta({
    description: 'False: visits are measured until a visitor refuses at the foot of a page.',
  }),
  text: LocalText.optional().meta({ description: 'What is asked, in place of our own words.' }),
  policy: Address.optional().meta({ description: 'The page that says what is measured.' }),
  version: z.int().min(1).default(1).meta({ description: 'Raise it to ask everyone again.' }),
})

/** Where people sign in, and whether they may make an account themselves. */
export const SiteAccount = z.strictObject({
  isSignUpOpen: z
    .boolean()
    .default(true)
    .meta({ description: 'False: only the staff of the site make accounts.' }),
  text: LocalText.optional().meta({ description: 'Shown where people sign in.' }),
})

/** What the donations of a site are for. Their total is `v1/donation/total`. */
export const SiteDonation = z.strictObject({
  title: LocalText,
  target: z.int().min(1000).max(1_000_000_000_000).meta({ description: 'In whole rupiah.' }),
})

/** The other origins whose scripts may call the services of this site, and send its forms: pages that were exported as files. */
export const SiteCors = z.strictObject({
  origins: z
    .array(
      z
        .string()
        .max(300)
        .regex(callingOrigin, {
          error: bilingual({
            id: 'Tulis asal https tanpa jalur, seperti https://example.id.',
            en: 'must be an https origin without a path, such as https://example.id',
          }),
        }),
    )
    .max(20)
    .default([])
    .meta({ description: 'Exact origins: https://example.id. None by default.' }),
})

/** The settings of one site. A site whose `isMaintenance` is missing is closed, so that none opens by accident. */
export const Settings = z.strictObject({
  title: LocalText.meta({ title: 'Site title' }),
  logoDark: Picture.optional().meta({
    description: 'For light backgrounds; of a layout’s own site its logo.svg.',
  }),
  logoLight: Picture.optional().meta({
    description: 'For dark backgrounds; of a layout’s own site its logo-light.svg.',
  }),
  favicon: Picture.optional().meta({ description: 'Of a layout’s own site its favicon.svg.' }),
  layout: z.string().optional().meta({ description: 'Written by the server.' }),
  isMaintenance: z
    .boolean()
    .default(true)
    .meta({ description: 'Say false to open the site to visitors.' }),
  hasOfflinePage: z.boolean().default(true).meta({
    description:
      'A service worker shows a page of the site where it cannot be reached; false removes the worker.',
  }),
  image: z.strictObject({ default: Picture.optional() }).prefault({}).meta({
    description: 'The picture that the site is shared with; of a layout’s own site its share.png.',
  }),
  css: SiteCss.prefault({}),
  meta: SiteMeta.prefault({}),
  blog: Section.optional(),
  overview: Section.optional(),
  radio: SiteRadio.optional(),
  analytics: Analytics.optional().meta({ description: 'In place of the one of the layout.' }),
  consent: SiteConsent.prefault({}),
  account: SiteAccount.prefault({}),
  donation: SiteDonation.optional(),
  cors: SiteCors.optional(),
})
export type Settings = z.output<typeof Settings>
