import type { Locale } from '#schemas/text.ts'

export const strings: Record<
  Locale,
  { posts: string; all: string; none: string; minutes: (count: number) => string }
> = {
  id: {
    posts: 'Daftar tulisan',
    all: 'Lihat semua tulisan',
    none: 'Belum ada tulisan. Yang pertama akan tampil di sini.',
    minutes: (count) => `${count} menit baca`,
  },
  en: {
    posts: 'Posts',
    all: 'See all posts',
    none: 'There are no posts yet. The first will appear here.',
    minutes: (count) => `${count} min read`,
  },
}
