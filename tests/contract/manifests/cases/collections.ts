import { edit, many, type Case } from '../corpus.ts'
import { changed, files, inRows, paths } from '../collection-files.ts'

/** The rows of collections/. */
export const cases: Case[] = [
  { name: 'a collection with its list and its detail is fine', files, expected: [] },
  {
    name: 'a kind of row that does not exist is told with the one that was meant',
    files: changed({ [paths.rows]: edit(['"kind": "case"', '①"kind": "cases"']) }),
    expected: ['unknown-kind There is no kind of row "cases". Did you mean "case"?'],
  },
  {
    name: 'rows without a kind are told',
    files: changed({ [paths.rows]: (text) => `①${text.replace('  "kind": "case",\n', '')}` }),
    expected: ['unknown-kind "kind" must be one of activity, case, disc-quad,'],
  },
  {
    name: 'a file that is a list of rows is told',
    files: changed({ [paths.rows]: '①[{ "slug": "a" }]' }),
    expected: ['unknown-kind Write { "kind": "…", "rows": [ … ] }.'],
  },
  {
    name: 'a collection that is no JSON is told once',
    files: inRows('"kind": "desa",\n      "summary"', '"kind": "desa"①\n      "summary"'),
    expected: ['json-syntax A comma is missing here.'],
  },
  {
    name: 'a collection of neither rows nor a patch is told',
    files: changed({ [paths.rows]: '①{ "$schema": "x", "kind": "case" }' }),
    expected: ['two-bodies "rows" is missing.'],
  },
  {
    name: 'a collection of rows and a patch is told',
    files: inRows('  "rows": [', '  ①"patch": [],\n  "rows": ['),
    expected: ['two-bodies Both "rows" and "patch" stand here.'],
  },
  {
    name: 'a collection larger than 1 MiB is not even parsed',
    files: changed({ [paths.rows]: (text) => `①${text}// ${'x'.repeat(1024 * 1024)}` }),
    expected: ['file-too-large 1'],
  },
  {
    name: 'more than five hundred rows are told',
    files: changed({
      [paths.rows]: `{ "kind": "case", ①"rows": [${many(501, (i) => `{ "slug": "x${i}", "title": "A", "kind": "a", "summary": "B", "description": "" }`)}] }`,
    }),
    expected: ['schema '],
  },
  {
    name: 'a collection in capitals is read by nobody',
    files: { 'collections/Karya.json': '①{}' },
    expected: ['unread-file Nothing reads collections/Karya.json.'],
  },
  {
    name: 'a collection that does not name its schema is told',
    files: changed({
      [paths.rows]: (text) =>
        `①${text.replace('  "$schema": "../../../schemas/json/collection.json",\n', '')}`,
    }),
    expected: ['missing-schema "$schema" is not said.'],
  },
  {
    name: 'a misspelt field of a row is told with the one that was meant',
    files: inRows('"clientName"', '①"clientname"'),
    expected: ['unknown-key "clientname" is not read here. Did you mean "clientName"?'],
  },
  {
    name: 'batches are written as the specification spells them',
    files: inRows('"batchs"', '①"batches"'),
    expected: ['unknown-key "batches" is not read here. Did you mean "batchs"?'],
  },
  {
    name: 'a misspelt field of a photo is told',
    files: inRows('"name": "Lemari', '①"nama": "Lemari'),
    expected: [
      'unknown-key "nama" is not read here. Did you mean "name"?',
      'layouts/coba/collections/karya.json:18:18 schema "name" is missing.',
    ],
  },
  {
    name: 'a row that lacks a field is told where the row begins',
    files: changed({
      [paths.rows]: edit(
        ['      "title": "Peta Air",\n', ''],
        ['    {\n      "slug": "peta-air"', '    ①{\n      "slug": "peta-air"'],
      ),
    }),
    expected: ['schema "title" is missing.'],
  },
  {
    name: 'a row without its slug is told, where the kind must have one',
    files: changed({
      [paths.rows]: edit(
        ['      "slug": "peta-air",\n      "title": "Peta Air"', '      "title": "Peta Air"'],
        ['    },\n    {\n      "title"', '    },\n    {\n      "title"'],
      ),
    }),
    expected: ['layouts/coba/collections/karya.json:21:5 schema "slug" is missing.'],
  },
  {
    name: 'a slug of capitals and spaces is told',
    files: inRows('"slug": "rumah-baca"', '①"slug": "Rumah Baca"'),
    expected: ['schema "Rumah Baca" must be lower-case letters and digits'],
  },
  {
    name: 'two rows of one slug are told at the second',
    files: inRows('"slug": "peta-air"', '①"slug": "rumah-baca"'),
    expected: ['duplicate-slug "rumah-baca" stands twice.'],
  },
  {
    name: 'a day that the calendar does not have is told',
    files: inRows('"date": "2026-03-02"', '①"date": "2026-02-30"'),
    expected: ['schema "2026-02-30" is no date.'],
  },
  {
    name: 'a text that is a number is told',
    files: inRows('"clientName": "Desa Contoh"', '①"clientName": 7'),
    expected: ['schema must be string or object, not 7.'],
  },
  {
    name: 'a language that no site speaks is told',
    files: inRows('"en": "Six bookcases."', '"en": "Six bookcases.", ①"de": "Sechs."'),
    expected: ['unknown-key "de" is not read here.'],
  },
  {
    name: 'a text that is missing in a language of the layout is told',
    files: inRows('"summary": { "id": "Enam lemari buku.", "en"', '①"summary": { "en"'),
    expected: ['missing-locale "Six bookcases." is not said in "id".'],
  },
  {
    name: 'a picture of a row that assets/ does not hold is told with the one that was meant',
    files: inRows('"cover": "asset:logo.svg"', '①"cover": "asset:logos.svg"'),
    expected: ['unknown-asset assets/ holds no "logos.svg". Did you mean "logo.svg"?'],
  },
  {
    name: 'a picture of a list that assets/ does not hold is told',
    files: inRows(
      '"photos": [{ "link": "asset:logo.svg"',
      '"photos": [{ ①"link": "asset:foto.svg"',
    ),
    expected: ['unknown-asset assets/ holds no "foto.svg".'],
  },
  {
    name: 'a picture by a script address is told',
    files: inRows('"cover": "asset:logo.svg"', '①"cover": "javascript:alert(1)"'),
    expected: ['schema "javascript:alert(1)" must be asset:<file>, a path'],
  },
  {
    name: 'a link by a script address is told',
    files: inRows('"projectLink": "page:about"', '①"projectLink": "javascript:alert(1)"'),
    expected: ['schema "javascript:alert(1)" must be page:<page>, a path'],
  },
  {
    name: 'a link to a page that does not exist is told with the one that was meant',
    files: inRows('"projectLink": "page:about"', '①"projectLink": "page:abuot"'),
    expected: ['unknown-page There is no page "abuot". Did you mean "about"?'],
  },
  {
    name: 'a link to a path that no route serves is told',
    files: inRows('"projectLink": "page:about"', '①"projectLink": "/Abuot"'),
    expected: ['dead-link No route serves /Abuot. Did you mean "/About"?'],
  },
  {
    name: 'a link without encryption is told',
    files: inRows('"projectLink": "page:about"', '①"projectLink": "http://a.example/"'),
    expected: ['insecure-link http://a.example/ is not encrypted.'],
  },
  {
    name: 'a script in HTML is told',
    files: inRows(
      '"description": "<p>Diukur Dua Kali.</p>"',
      '①"description": "<p>Ya</p><script>A(1)</script>"',
    ),
    expected: ['unsafe-html <script> is left out.'],
  },
  {
    name: 'an event handler in HTML is told',
    files: inRows(
      '"description": "<p>Diukur Dua Kali.</p>"',
      '①"description": "<p onclick=alert(1)>Ya</p>"',
    ),
    expected: ['unsafe-html onclick of <p> is left out.'],
  },
  {
    name: 'a script address in HTML is told',
    files: inRows(
      '"description": "<p>Diukur Dua Kali.</p>"',
      `①"description": "<a href='javascript:alert(1)'>Ya</a>"`,
    ),
    expected: ['unsafe-html javascript: in <a> is left out.'],
  },
  {
    name: 'HTML in a plain text is told',
    files: inRows('"summary": "Peta Mata Air."', '①"summary": "Peta <b>Mata Air</b>."'),
    expected: ['html-in-text <b> would be shown as it stands.'],
  },
  {
    name: 'a row is no place for a binding',
    files: inRows('"clientName": "Desa Contoh"', '"clientName": { ①"$bind": "site.title" }'),
    expected: ['unknown-key "$bind" is not read here.'],
  },
  {
    name: 'a name of signs makes no slug',
    files: {
      'collections/mitra.json':
        '{ "$schema": "x", "kind": "partner", "rows": [①{ "name": "！！！" }] }',
      'layout.json': edit([
        '"notFound": "about"',
        '"rules": { "severity": { "orphan-collection": "off" } },\n  "notFound": "about"',
      ]),
    },
    expected: ['missing-slug Neither its id nor its name, title or question makes a slug.'],
  },
  {
    name: 'a collection that no page loads is told',
    files: { 'collections/mitra.json': '①{ "$schema": "x", "kind": "partner", "rows": [] }' },
    expected: ['orphan-collection No page loads "mitra".'],
  },
  {
    name: 'a quiz question whose right choice does not exist, and a choice that is written twice, are reported',
    files: {
      'collections/soal.json':
        '{ "$schema": "x", "kind": "quiz-question", "rows": [{ "slug": "jumlah", "subject": "hitung", "question": "1 + 1?", "choices": ["1", "2", ②"1"], ①"answer": 3, "explanation": "Dua." }] }',
      'layout.json': edit([
        '"notFound": "about"',
        '"rules": { "severity": { "orphan-collection": "off" } },\n  "notFound": "about"',
      ]),
    },
    expected: [
      'wrong-quiz-answer There is no choice 3.',
      'wrong-quiz-answer The text of this choice is that of one above.',
    ],
  },
  {
    name: 'an exercise whose check is no JSON, and one that begins solved, are reported',
    files: {
      'collections/latihan.json':
        '{ "$schema": "x", "kind": "exercise", "rows": [{ "slug": "jumlah", "title": "Jumlah", "language": "javascript", "level": "beginner", "topic": "Larik", "task": "Jumlahkan.", ①"starter": "f", "solution": "f", "checks": [{ "run": "f()", ②"expected": "ya" }], "explanation": "Begitu." }] }',
      'layout.json': edit([
        '"notFound": "about"',
        '"rules": { "severity": { "orphan-collection": "off" } },\n  "notFound": "about"',
      ]),
    },
    expected: [
      'wrong-exercise The code to begin with is the solution.',
      'wrong-exercise This is not JSON.',
    ],
  },
]
