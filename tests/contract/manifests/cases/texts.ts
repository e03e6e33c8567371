import { edit, type Case } from '../corpus.ts'

const home = 'pages/home.json'
const file = 'layout.json'
const alt = '{ "id": "Alat tenun", "en": "A loom" }'

/** Words that visitors read: in each language, in full, and without markup. */
export const cases: Case[] = [
  {
    name: 'a text that lacks a language of the layout is told where it stands',
    files: { [home]: edit([`"alt": ${alt}`, '①"alt": { "id": "Alat tenun" }']) },
    expected: ['missing-locale "Alat tenun" is not said in "en".'],
  },
  {
    name: 'titles and settings are said in every language too',
    files: {
      [home]: edit([
        '"title": { "id": "Belajar menenun", "en": "Learn to weave" }',
        '①"title": { "en": "Learn to weave" }',
      ]),
      [file]: edit([
        '"title": "Kursus Coba",\n      "logoDark"',
        '②"title": { "id": "Kursus Coba" },\n      "logoDark"',
      ]),
    },
    expected: [
      'missing-locale "Learn to weave" is not said in "id".',
      'missing-locale "Kursus Coba" is not said in "en".',
    ],
  },
  {
    name: 'the text that a binding falls back to is said in every language',
    files: {
      'pages/class.json': edit([
        '"fallback": { "id": "Kelas", "en": "Class" }',
        '①"fallback": { "id": "Kelas" }',
      ]),
    },
    expected: ['missing-locale "Kelas" is not said in "en".'],
  },
  {
    name: 'a sentence in one language is told in a layout of two',
    files: { [home]: edit(['"heading": "Mulai"', '①"heading": "Mulai menenun hari ini juga"']) },
    expected: ['untranslated-text "Mulai menenun hari ini juga" is said in "id" only.'],
  },
  {
    name: 'in a layout of one language a plain sentence is fine',
    of: 'child',
    files: {
      [home]: edit(['"heading": "Cabang kami"', '"heading": "Cabang kami ada di kota sebelah"']),
    },
    expected: [],
  },
  {
    name: 'a blank heading is a hole in the page',
    files: { [home]: edit(['"heading": "Mulai"', '①"heading": "  "']) },
    expected: ['empty-text "heading" is blank.'],
  },
  {
    name: 'a heading that is blank in one language is told at the language',
    files: { [home]: edit(['"en": "Your first cloth"', '①"en": ""']) },
    expected: ['empty-text "heading" is blank.'],
  },
  {
    name: 'a blank title leaves a nameless tab',
    files: { [home]: edit(['"en": "Learn to weave"', '①"en": ""']) },
    expected: ['empty-text The title is blank.'],
  },
  {
    name: 'a tag in a plain text would be read aloud',
    files: { [home]: edit(['"heading": "Mulai"', '①"heading": "<b>Mulai</b>"']) },
    expected: ['html-in-text <b> would be shown as it stands.'],
  },
  {
    name: 'a character that is written for HTML is told in titles too',
    files: { [home]: edit(['"en": "Learn to weave"', '①"en": "Weave &amp; learn"']) },
    expected: ['html-in-text &amp; would be shown as it stands.'],
  },
  {
    name: 'a template in a text would be shown as it stands',
    files: { [home]: edit(['"heading": "Mulai"', '①"heading": "Halo {{ Nama }}"']) },
    expected: ['template-in-text {{ Nama }} would be shown as it stands.'],
  },
  {
    name: 'a template in a link is told too',
    files: { [home]: edit(['"href": "page:about"', '①"href": "https://tenun.example/${slug}"']) },
    expected: ['template-in-text ${slug} would be shown as it stands.'],
  },
  {
    name: 'a placeholder that a translation loses is told at the translation',
    files: { [home]: edit([alt, '{ "id": "Alat {nama}", ①"en": "A loom" }']) },
    expected: ['placeholder-mismatch "en" lacks {nama}.'],
  },
  {
    name: 'a placeholder that a translation adds or misspells is told too',
    files: { [home]: edit([alt, '{ "id": "Alat {nama}", ①"en": "{name}’s loom, %s" }']) },
    expected: ['placeholder-mismatch "en" lacks {nama}. "en" adds {name}, %s.'],
  },
  {
    name: 'a label that says nothing of where it leads is told in its language',
    files: {
      [home]: edit([
        '{ "id": "Tentang kursus", "en": "About the course" }',
        '{ ①"id": "Selengkapnya", "en": "About the course" }',
      ]),
    },
    expected: ['vague-link "Selengkapnya" does not say where it leads.'],
  },
  {
    name: 'a picture of which nobody says what it shows is told',
    files: { [home]: edit([`        "alt": ${alt},\n`, ''], ['"image"', '①"image"']) },
    expected: ['image-alt "image" is set and "alt" is not.'],
  },
]
