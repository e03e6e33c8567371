import type { Locale } from '#schemas/text.ts'

export const strings: Record<
  Locale,
  {
    posts: string
    all: string
    none: string
    search: string
    category: string
    everyCategory: string
    orders: Record<'newest' | 'oldest' | 'popular' | 'title', string>
    minutes: (count: number) => string
  }
> = {
  id: {
    posts: 'Daftar tulisan',
    all: 'Lihat semua tulisan',
    none: 'Belum ada tulisan. Yang pertama akan tampil di sini.',
    search: 'Cari tulisan',
    category: 'Saring menurut kategori',
    everyCategory: 'Semua',
    orders: { newest: 'Terbaru', oldest: 'Terlama', popular: 'Terpopuler', title: 'Judul' },
    minutes: (count) => `${count} menit baca`,
  },
  en: {
    posts: 'Posts',
    all: 'See all posts',
    none: 'There are no posts yet. The first will appear here.',
    search: 'Search posts',
    category: 'Filter by category',
    everyCategory: 'All',
    orders: { newest: 'Newest', oldest: 'Oldest', popular: 'Most read', title: 'Title' },
    minutes: (count) => `${count} min read`,
  },
}
