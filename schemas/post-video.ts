import { z } from 'zod'
import { pictureForm } from './address.ts'
import { bilingual } from './bilingual.ts'

/** The video of a post: at YouTube, or a file. */
export const PostVideo = z.object({
  youtubeId: z.string().nullable(),
  file: z.string().nullable().describe('The address of a file that browsers play.'),
  seconds: z.int().positive(),
  thumbnail: z.string().nullable(),
})
export type PostVideo = z.output<typeof PostVideo>

const media = z
  .string()
  .max(2000)
  .regex(pictureForm, {
    error: bilingual({
      id: 'Pakai asset:<berkas>, jalur yang diawali /, atau alamat https:.',
      en: 'must be asset:<file>, a path that begins with / or an https: address',
    }),
  })

/** A video as a writer gives it, always whole: either the id at YouTube or a file. */
export const NewPostVideo = z
  .strictObject({
    youtubeId: z
      .string()
      .regex(/^[\w-]{11}$/, {
        error: bilingual({
          id: 'Tulis 11 huruf sesudah v= pada alamatnya.',
          en: 'must be the 11 characters after v= of an address',
        }),
      })
      .nullable()
      .default(null),
    file: media.nullable().default(null),
    seconds: z.int().min(1).max(86_400),
    thumbnail: media.nullable().default(null),
  })
  .refine(({ youtubeId, file }) => (youtubeId === null) !== (file === null), {
    error: bilingual({
      id: 'Isi salah satu: id YouTube atau berkas.',
      en: 'Fill in either an id at YouTube or a file.',
    }),
    path: ['file'],
  })
export type NewPostVideo = z.output<typeof NewPostVideo>
