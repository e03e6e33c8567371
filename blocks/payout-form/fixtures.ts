import type { FixturesOf } from '../fixture-types.ts'
import type { payoutForm } from './index.ts'

const banks = [
  { code: '014', name: 'Bank Central Asia (BCA)' },
  { code: '008', name: 'Bank Mandiri' },
]
const props = {
  heading: 'Minta pencairan',
  lead: 'Jumlahnya disisihkan dari saldo sampai permintaan diputuskan.',
}

export const fixtures = {
  filled: { props, data: { banks } },
  english: { props, data: { banks }, locale: 'en' },
  empty: { props: { heading: props.heading }, data: { banks: [] } },
} satisfies FixturesOf<typeof payoutForm>
