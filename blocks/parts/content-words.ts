import type { AreaName } from '#schemas/written-areas.ts'
import type { Locale } from '#schemas/text.ts'

/** What one row of an area is called, and several. */
interface AreaWords {
  one: string
  many: string
}

/** The names of the areas of content, in sentences. */
export const areaWords: Record<Locale, Record<AreaName, AreaWords>> = {
  id: {
    post: { one: 'tulisan', many: 'Tulisan' },
    category: { one: 'kategori', many: 'Kategori' },
    gallery: { one: 'album', many: 'Album galeri' },
    podcast: { one: 'episode', many: 'Episode siniar' },
    class: { one: 'kelas', many: 'Kelas' },
    module: { one: 'modul', many: 'Modul' },
    chapter: { one: 'bab', many: 'Bab' },
    program: { one: 'program', many: 'Program' },
    mentor: { one: 'mentor', many: 'Mentor' },
    school: { one: 'sekolah', many: 'Sekolah' },
    career: { one: 'bidang kerja', many: 'Bidang kerja' },
    job: { one: 'lowongan', many: 'Lowongan' },
    'own-job': { one: 'lowongan', many: 'Lowongan Anda' },
    kind: { one: 'jenis tulisan', many: 'Jenis tulisan' },
  },
  en: {
    post: { one: 'post', many: 'Posts' },
    category: { one: 'category', many: 'Categories' },
    gallery: { one: 'album', many: 'Albums' },
    podcast: { one: 'episode', many: 'Episodes' },
    class: { one: 'class', many: 'Classes' },
    module: { one: 'module', many: 'Modules' },
    chapter: { one: 'chapter', many: 'Chapters' },
    program: { one: 'program', many: 'Programs' },
    mentor: { one: 'mentor', many: 'Mentors' },
    school: { one: 'school', many: 'Schools' },
    career: { one: 'field of work', many: 'Fields of work' },
    job: { one: 'job', many: 'Jobs' },
    'own-job': { one: 'job offer', many: 'Your job offers' },
    kind: { one: 'kind of post', many: 'Kinds of post' },
  },
}
