import { edit, ending, type Case } from '../corpus.ts'

const file = 'pages/about.mdx'

/** Front matter, tags and what else a page of prose may hold. Attacks have a suite of their own. */
export const cases: Case[] = [
  {
    name: 'front matter that is no YAML is told where it breaks',
    files: {
      [file]: edit(
        ['  id: Tentang kami\n', '  id: [Tentang kami\n'],
        ['  en: About us\n', '  ①en: About us\n'],
      ),
    },
    expected: ['mdx-syntax'],
  },
  {
    name: 'a key that stands twice in front matter is told where it stands again',
    files: { [file]: edit(['seo:\n', '①title: Lagi\nseo:\n']) },
    expected: ['mdx-syntax This key is written twice.'],
  },
  {
    name: 'a tab in front matter is told: YAML is indented by spaces',
    files: { [file]: edit(['  en: About us\n', '①\ten: About us\n']) },
    expected: ['mdx-syntax Lines are indented by spaces, not by tabs.'],
  },
  {
    name: 'a misspelt key of front matter is told with the one that was meant',
    files: {
      [file]: edit(['title:\n', '①titel:\n']),
    },
    expected: ['unknown-key "titel" is not read here. Did you mean "title"?'],
  },
  {
    name: 'a value of another kind in front matter is told where it stands',
    files: { [file]: edit(['seo:\n', '①siteName: kadang\nseo:\n']) },
    expected: ['schema must be boolean, not "kadang".'],
  },
  {
    name: 'a rule for robots in front matter is from the closed list',
    files: { [file]: edit(['seo:\n', 'seo:\n  ①robots: none\n']) },
    expected: ['schema "none" is not one of'],
  },
  {
    name: 'front matter that is a list is no head of a page',
    files: { [file]: '---\n- satu\n- dua\n---\n\nHalo.\n' },
    expected: ['layouts/coba/pages/about.mdx:1:1 schema must be object, not ["satu","dua"].'],
  },
  {
    name: 'front matter takes no aliases',
    files: {
      [file]: edit(
        ['  id: Tentang kami', '  id: &nama Tentang kami'],
        ['  en: About us', '  en: ①*nama'],
      ),
    },
    expected: ['mdx-code Front matter takes no aliases.'],
  },
  {
    name: 'a key of front matter that could reach a prototype is refused where it stands',
    files: { [file]: edit(['seo:\n', 'seo:\n  ①__proto__: { polluted: true }\n']) },
    expected: ['forbidden-key "__proto__" is refused.'],
  },
  {
    name: 'front matter binds data like any other head, and is followed',
    files: {
      [file]: edit([
        'title:\n  id: Tentang kami\n  en: About us\n',
        '①title:\n  $bind: kelas.name\n',
      ]),
    },
    expected: ['unknown-resource This page loads no "kelas".'],
  },
  ending(
    'a tag that is never closed is told where it opens',
    '①<RichText>',
    'mdx-syntax <RichText> is not closed.',
  ),
  ending(
    'a tag that was never opened is told',
    '<①/RichText>',
    'mdx-syntax No tag is open that this one could close.',
  ),
  ending(
    'a brace that is never closed is told',
    'Halo { dunia①',
    'mdx-syntax A tag or brace is open at the end of the text.',
  ),
  ending('a comment of HTML is told: MDX has none', '<①!-- nanti -->', 'mdx-syntax'),
  ending('a smaller-than sign before a digit is told', '1 <①2', 'mdx-syntax'),
  ending(
    'an import is code',
    '①import Kelas from "./kelas"',
    'mdx-code import, export and {expressions} are code.',
  ),
  ending('an export is code', '①export const kelas = 1', 'mdx-code'),
  ending('braces in a sentence are code', 'Halo ①{nama}.', 'mdx-code'),
  ending('braces on a line of their own are code', '①{/* catatan */}', 'mdx-code'),
  ending(
    'a spread is code',
    '<Cta id="mulai" ①{...lain} heading="Mulai" />',
    'mdx-code A spread is code.',
  ),
  ending(
    'a prop whose value is an expression is code',
    '<Cta id="mulai" ①heading={judul} />',
    'mdx-code "heading" holds an expression, not a JSON literal.',
  ),
  ending(
    'a tag of HTML is told with its name',
    'Halo <b>①<u>dunia</u></b>'.replace('<b>', '').replace('</b>', ''),
    'mdx-tag <u> is not allowed.',
  ),
  ending(
    'a tag that prose may use takes no attributes',
    'Halo ①<mark class="a">dunia</mark>',
    'mdx-tag <mark> takes no attributes.',
  ),
  ending(
    'a block within a sentence is told: it needs lines of its own',
    'Halo ①<Cta heading="Mulai" />',
    'mdx-tag <Cta> must stand on lines of its own.',
  ),
  ending(
    'text inside a block is told: a block has props',
    '<RichText id="isi">\n①Halo.\n</RichText>',
    'mdx-tag Only blocks stand inside a block; write text as a prop.',
  ),
  ending(
    'a link without a scheme is told',
    'Lihat ①[ini](kelas).',
    'mdx-tag "kelas" is not a path, an anchor or an https address.',
  ),
  ending(
    'a text of nothing but stars is refused before it is parsed',
    `①${'*a_'.repeat(2001)}`,
    'prose-marks More than 4000 stars, underscores and tildes.',
  ),
  ending('a picture of data is told', '①![ini](data:image/png;base64,AA)', 'mdx-tag'),
  ending(
    'a block that does not exist is told at its tag, with the one that was meant',
    '①<Ctaa heading="Mulai" />',
    'unknown-block There is no block "ctaa". Did you mean "cta"?',
  ),
  ending(
    'a misspelt prop of a tag is told at the prop',
    '<Cta id="mulai" heading="Mulai" ①lok="line" />',
    'unknown-key "lok" is not read here. Did you mean "look"?',
  ),
  ending(
    'a prop that a tag lacks is told at the tag',
    '①<Cta id="mulai" look="line" />',
    'schema "heading" is missing.',
  ),
  ending(
    'a prop of another kind is told at the prop, on its own line',
    '<ClassGrid\n  v={2}\n  heading="Kelas"\n  ①limit="3"\n  detail="page:class"\n/>',
    'schema must be integer, not "3".',
  ),
  ending(
    'a tag written for an older version is read as that, and a newer one is told',
    '①<ClassGrid v={3} heading="Kelas" detail="page:class" />',
    'newer-version v 3 of "class-grid"; this Tenun has 2.',
  ),
  ending(
    'an id that another tag has is told',
    '①<Cta id="judul" heading="Mulai" />',
    'duplicate-id "judul" stands twice.',
  ),
  ending(
    'an id in capitals is told at its tag',
    '<Cta ①id="Mulai" heading="Mulai" />',
    'schema "Mulai": Must be lower case letters',
  ),
  ending(
    'a slot that the block does not have is told at the tag',
    '<RichText id="isi">\n  ①<Cta heading="Mulai" slot="samping" />\n</RichText>',
    'unknown-slot "rich-text" has no slot "samping".',
  ),
  ending(
    'a block within a block is checked at its own place',
    '<RichText id="isi">\n  <Cta heading="Mulai" ①lok="line" slot="aside" />\n</RichText>',
    'unknown-key "lok" is not read here.',
  ),
  ending(
    'a version of a tag is a whole number from one on',
    '<Cta ①v={0} heading="Mulai" />\n\n<Cta ②v={1.5} heading="Mulai" />',
    'schema "v" must be a whole number from 1 on.',
    'schema "v" must be a whole number from 1 on.',
  ),
  ending(
    'the name of a slot may stand in braces',
    '<RichText id="isi">\n  ①<Cta heading="Mulai" slot={"samping"} />\n</RichText>',
    'unknown-slot "rich-text" has no slot "samping".',
  ),
  ending(
    'a picture that assets/ does not hold is told at the prop',
    '<Hero v={2} heading="Alat" ①image="asset:alat.png" alt="" />',
    'unknown-asset assets/ holds no "alat.png".',
  ),
  {
    name: 'prose in another language is that of a page of prose',
    files: { 'pages/home.en.mdx': '①Halo.\n' },
    expected: ['translated-prose There is no pages/home.mdx in this layout.'],
  },
  {
    name: 'prose in another language has no head of its own',
    files: { 'pages/about.en.mdx': (text) => `①---\ntitle: About us\n---\n\n${text}` },
    expected: ['translated-prose Titles and data are written in pages/about.mdx'],
  },
  {
    name: 'prose in another language has the blocks of its page, by id and without props',
    files: {
      'pages/about.en.mdx': '①<PageHead id="jud" />\n\n②<PageHead id="judul" look="tint" />\n',
    },
    expected: [
      'translated-prose The page has no page-head with the id "jud".',
      'translated-prose The props of "judul" are written in layouts/coba/pages/about.mdx',
    ],
  },
  {
    name: 'a block that prose in another language leaves out is told',
    files: { 'pages/about.en.mdx': '①Halo.\n' },
    expected: ['translated-prose The block "judul" of the page is missing.'],
  },
  {
    name: 'prose that lacks a language of the layout is told at its file',
    files: { [file]: (text) => `①${text}`, 'pages/about.en.mdx': undefined },
    expected: ['missing-locale The prose "Kami **menenun** sejak lama.'],
  },
  {
    name: 'a text of content/ holds no blocks',
    files: { 'content/sejarah.mdx': 'Halo.\n\n①<Cta heading="Mulai" />\n' },
    expected: ['mdx-tag A text of content/ holds no blocks.'],
  },
  {
    name: 'a text of content/ holds no code and no tags either, each told at its place',
    files: { 'content/sejarah.mdx': 'Halo ①{nama}, ②<u>dunia</u>.\n\n③export const a = 1\n' },
    expected: ['mdx-code', 'mdx-tag <u> is not allowed.', 'mdx-code'],
  },
]
