import type { Locale } from '#schemas/text.ts'
import type { Tier } from './schema.ts'

const tier = (name: string, slot: string, price: string): Tier => ({
  name,
  slot,
  price,
  benefits: [],
})

/** The packages of a festival whose layout names none. */
export const standardTiers: Record<Locale, readonly Tier[]> = {
  id: [
    tier('Title Sponsor', '1 slot', 'Seluruh biaya acara'),
    tier('Platinum', '2–3 slot', 'Rp50.000.000'),
    tier('Gold', '4–5 slot', 'Rp25.000.000'),
    tier('Silver', 'Slot terbuka', 'Rp10.000.000'),
  ],
  en: [
    tier('Title Sponsor', '1 slot', 'The full cost of the event'),
    tier('Platinum', '2–3 slots', 'Rp50,000,000'),
    tier('Gold', '4–5 slots', 'Rp25,000,000'),
    tier('Silver', 'Open slots', 'Rp10,000,000'),
  ],
}
