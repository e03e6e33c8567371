import { PostgrestClient } from '@supabase/postgrest-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AppTokens } from '#src/server/calls/app-token.ts'
import { secret } from './start-with-layouts.ts'
import { systems, type RunningWorld } from './worlds.ts'

const apikey = new AppTokens([secret]).publicKey('foundation')
const review = {
  name: 'Tamu Situs',
  message: 'Kelasnya jelas, mentornya sabar menjawab pertanyaan.',
}

for (const { name, isHere, open } of systems) {
  describe.skipIf(!isHere)(name, () => {
    let world: RunningWorld
    beforeAll(async () => void (world = await open()))
    afterAll(() => world.close())

    const client = (headers: Record<string, string> = { apikey }) =>
      new PostgrestClient(`${world.origin('foundation')}/rest/v1`, { headers, fetch: world.fetch })

    test('a visitor reads approved rows, in order, with their count', async () => {
      const { data, error, count, status } = await client()
        .from('testimonies')
        .select('name,message', { count: 'exact' })
        .order('sent_at', { ascending: false })
        .range(0, 1)
      expect(error).toBeNull()
      expect([status, data?.length]).toEqual([206, 2])
      expect(count).toBeGreaterThan(2)
    })

    test('a visitor sends a row, which waits to be approved', async () => {
      const sent = await client().from('book_reviews').insert(review)
      expect([sent.status, sent.error]).toEqual([201, null])
      const { data } = await client().from('book_reviews').select().eq('name', review.name)
      expect(data).toEqual([])
    })

    test('an admin finds and approves it, and then everyone reads it', async () => {
      const token = await world.token('foundation', 'admin')
      const admin = client({ apikey, authorization: `Bearer ${token}` })
      const approved = await admin
        .from('book_reviews')
        .update({ is_approved: true })
        .eq('name', review.name)
        .select('message')
      expect(approved.data).toEqual([{ message: review.message }])
      const { data } = await client().from('book_reviews').select('message').eq('name', review.name)
      expect(data).toEqual([{ message: review.message }])
    })

    test('what a visitor may not do is refused as PostgREST refuses it', async () => {
      const forged = await client()
        .from('book_reviews')
        .insert({ ...review, is_approved: true })
      expect([forged.status, forged.error?.code]).toEqual([400, 'PGRST204'])
      const gone = await client().from('book_reviews').delete().eq('name', review.name)
      expect([gone.status, gone.error?.code]).toEqual([401, '42501'])
      const secretRows = await client().from('user_disc').select()
      expect([secretRows.status, secretRows.error?.code]).toEqual([401, '42501'])
      const nothing = await client().from('accounts').select()
      expect([nothing.status, nothing.error?.code]).toEqual([404, 'PGRST205'])
    })

    test('the public key of this site is needed; as a bearer it gives no more rights than a visitor’s', async () => {
      for (const headers of [{}, { apikey: 'pk_wrong' }, { apikey: keyOfAnother() }] as const) {
        const { status } = await client({ ...headers })
          .from('testimonies')
          .select('name')
        expect(status).toBe(401)
      }
      const anon = client({ apikey, authorization: `Bearer ${apikey}` })
      expect((await anon.from('testimonies').select('name').limit(1)).status).toBe(200)
      const stranger = client({ apikey, authorization: 'Bearer nobody' })
      expect((await stranger.from('testimonies').select('name')).status).toBe(401)
    })
  })
}

const keyOfAnother = () => new AppTokens([secret]).publicKey('lms')
