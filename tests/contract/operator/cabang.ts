import { repositoryOf, type Repository } from '#tests/made-up/repository.ts'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** A repository with the project's layouts and a child of one of them that patches its home page, all committed. */
export async function branchOfFoundation(): Promise<Repository> {
  const repository = await repositoryOf(['base', 'foundation'])
  await mkdir(join(repository.root, 'cabang/pages'), { recursive: true })
  await repository.write(
    'cabang/layout.json',
    json({
      manifest: 1,
      name: 'cabang',
      extends: 'foundation',
      site: {
        hosts: ['cabang.tenun.example'],
        settings: { title: 'Cabang Bandung', isMaintenance: false },
      },
      theme: { motif: 'dots', line: '#d9cfbb' },
    }),
  )
  await repository.write(
    'cabang/pages/home.json',
    json({
      title: { id: 'Belajar di Bandung', en: 'Learning in Bandung' },
      patch: [
        {
          op: 'props',
          at: 'pembuka',
          v: 2,
          props: { heading: { id: 'Ilmu dianyam di Bandung', en: 'Knowledge, woven in Bandung' } },
        },
      ],
    }),
  )
  await repository.commit('Cabang')
  return repository
}
