import type { FixturesOf } from '../fixture-types.ts'
import type { assistant } from './index.ts'

const props = {
  heading: 'Tanya asisten',
  lead: 'Jawaban diambil dari kelas, program, dan tulisan yang terbit di situs ini.',
  welcome: 'Halo! Tanyakan apa saja tentang kelas dan program kami.',
  prompts: ['Kelas apa yang sedang dibuka?', 'Apakah ada beasiswa untuk guru?'],
  privacy: 'Percakapan disimpan di peramban ini dan di server kami sampai Anda menghapusnya.',
}
const { heading, welcome, privacy } = props

export const fixtures = {
  filled: { props, data: {} },
  empty: { props: { heading, welcome, privacy }, data: {} },
  english: {
    props: {
      heading: 'Ask the assistant',
      welcome: 'Hello! Ask anything about our classes and programmes.',
      prompts: ['Which classes are open?'],
      privacy: 'Conversations are stored in this browser and on our server until you delete them.',
    },
    data: {},
    locale: 'en',
  },
} satisfies FixturesOf<typeof assistant>
