import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migratedBackends, migratedDatabase } from './migrated-database-for-test.ts'

const rows = `
          INSERT INTO sites (id) VALUES ('lama'), ('kosong');
          INSERT INTO post_kinds (id, site_id, slug, name) VALUES
            ('00000000-0000-4000-8000-000000000001', 'lama', 'news', 'Kabar'),
            ('00000000-0000-4000-8000-000000000002', 'lama', 'catatan', 'Catatan dengan nama yang panjang sekali');
          INSERT INTO posts (site_id, kind_id, slug, title, summary, content, minutes, published_at)
            VALUES ('lama', '00000000-0000-4000-8000-000000000001', 'satu', 'Satu', '', repeat('a', 90000), 1,
              '2024-02-03T04:05:06Z');
          INSERT INTO classes (id, site_id, slug, code, name, description, about, level, mode, price, seats,
              opens_at, closes_at, starts_at, ends_at) VALUES
            ('00000000-0000-4000-8000-000000000003', 'lama', 'kelas', 'K-1', 'Kelas', '', '', 'beginner', 'online', 0, 1,
              now(), now(), now(), now());
          INSERT INTO modules (site_id, class_id, slug, title, summary, hours, position, chapters) VALUES
            ('lama', '00000000-0000-4000-8000-000000000003', 'awal', 'Awal', '', 3, 0,
              '[{"title":"Latihan","slug":"latihan"},{"title":"Isi","slug":"isi"}]'),
            ('lama', '00000000-0000-4000-8000-000000000003', 'akhir', 'Akhir', '', 0, 1,
              '[{"title":"Latihan","slug":"latihan"}]'),
            ('lama', '00000000-0000-4000-8000-000000000003', 'kosong', 'Kosong', '', 1, 2, '[]');`

describe.each(migratedBackends)('$name', ({ isHere, ...backend }) => {
  describe.skipIf(!isHere)('a database of before 0019', () => {
    let database: Awaited<ReturnType<typeof migratedDatabase>>
    beforeAll(async () => {
      database = await migratedDatabase(backend, { before: '0019', rows })
    })
    afterAll(() => database.close())

    test('keeps the kinds that it had, and gets those that each site lacks', async () => {
      const rows = await database.query(
        `SELECT slug, names->>'id', names->>'en', array_to_string(carries, ' ') FROM post_kinds
         WHERE site_id = 'lama' ORDER BY slug`,
      )
      expect(rows.map(([slug]) => slug)).toEqual([
        'article',
        'blog',
        'catatan',
        'event',
        'news',
        'podcast',
        'tulisan-temans',
        'video',
      ])
      expect(rows.find(([slug]) => slug === 'news')).toEqual([
        'news',
        'Kabar',
        'News',
        'series author',
      ])
      expect(rows.find(([slug]) => slug === 'catatan')?.[1]).toHaveLength(31)
      const empty = await database.query(
        `SELECT count(*)::int FROM post_kinds WHERE site_id = 'kosong'`,
      )
      expect(empty).toEqual([[7]])
    })

    test('keeps the titles of its chapters, with a slug of their own in their class', async () => {
      const rows = await database.query(
        `SELECT m.slug, c.slug, c.title, c.minutes, c.position, c.is_published, c.has_body
         FROM chapters c JOIN modules m ON m.id = c.module_id ORDER BY m.position, c.position`,
      )
      expect(rows).toEqual([
        ['awal', 'latihan', 'Latihan', 90, 0, true, false],
        ['awal', 'isi', 'Isi', 90, 1, true, false],
        ['akhir', 'latihan-m2-1', 'Latihan', 5, 0, true, false],
      ])
    })

    test('keeps its posts, dated by when they were published', async () => {
      const [row] = await database.query(
        `SELECT length(content), updated_at = published_at, event_starts_at FROM posts`,
      )
      expect(row).toEqual([90000, true, null])
    })
  })
})
