import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Replacements = readonly (readonly [from: RegExp, to: string])[]

/** What is written otherwise in each file: faults of many families. */
const faults: Record<string, Replacements> = {
  'layout.json': [
    [/"title": "Ruang Tenun",/, '"title": " ",'],
    [/"extends": "base",/, '"extends": "base", "rules": { "severity": { "tiada": "off" } },'],
    [/"ink": "#22131f"/, '"ink": "#eeeeee"'],
  ],
  'routes.json': [[/"routes": \[/, '"routes": [{ "path": "/X", "page": "x" },']],
  'pages/home.json': [
    [/"type": "hero"/, '"type": "heros"'],
    [/(?<="type": "class-grid",\s*"v": )2/, '9'],
    [/"href": "page:courses"/, '"href": "page:kursus"'],
  ],
  'pages/courses.json': [[/\{/, '{ "title": "Kelas", "title": "Kelas",']],
  'pages/news-detail.json': [[/"band": "tint"/, '"excludeId": { "$bind": "post.idd" }']],
  'pages/news.json': [[/"op": "props",/, '"op": "props", "__proto__": {},']],
  'pages/mentor.json': [[/"blocks": \[/, '"blocks": [{ "id": "x", "type": "cta" },']],
  'pages/pricing.json': [[/"blocks": \[/, '"blocks": [[']],
  'pages/training-services.json': [
    [
      /"blocks": \[/,
      '"blocks": [{ "id": "x", "type": "cta", "props": { "heading": "<b>Daftar</b> {{nama}}", "actions": [{ "label": "klik di sini", "href": "http://contoh.example/a" }, { "label": "Kelas", "href": "/Tiada" }] } },',
    ],
  ],
  'pages/talent-hiring.mdx': [[/$/, '\n\n<script>alert(1)</script>\n\n{1 + 1}\n']],
}

/** Plants the faults in a layout on disk; throws when a text to replace is missing. */
export async function plantFaults(folder: string): Promise<void> {
  for (const [path, pieces] of Object.entries(faults)) {
    const file = join(folder, path)
    let text = await readFile(file, 'utf8')
    for (const [from, to] of pieces) {
      if (!from.test(text)) throw new Error(`${String(from)} is not in ${path}`)
      text = text.replace(from, () => to)
    }
    await writeFile(file, text)
  }
}
