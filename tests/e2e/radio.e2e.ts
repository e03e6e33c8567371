import { expect, type Page } from '@playwright/test'
import { followLink, siteUrl, test } from './site.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const player = (page: Page) => page.getByRole('region', { name: 'Radio Tenun' })
const timeOf = (page: Page) =>
  page.evaluate(
    () => document.querySelector<HTMLAudioElement>('audio[data-mark=same]')?.currentTime ?? -1,
  )
const toRadio = (urls: readonly string[]) => urls.filter((url) => url.includes('radio.mp3'))

for (const site of ['demo', 'siaran'])
  test.describe(site, () => {
    test('the radio is asked for at the first press, plays on through navigations, and after a reload waits for a press', async ({
      page,
    }) => {
      const seen: string[] = []
      page.on('request', (request) => void seen.push(request.url()))
      await page.goto(siteUrl(site))
      await expect(button(page, 'Putar radio')).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(toRadio(seen)).toEqual([])
      await button(page, 'Putar radio').focus()
      await page.keyboard.press('Enter')
      await expect(player(page)).toHaveAttribute('data-state', 'playing')
      await expect(player(page).getByRole('status')).toHaveText('Radio Tenun')
      expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe('Radio Tenun')
      await page.evaluate(() => {
        const audio = document.querySelector('audio')
        if (audio) audio.dataset['mark'] = 'same'
      })
      let before = -1
      for (const path of ['/Class', '/About', '/News']) {
        await followLink(page, path)
        await expect(page).toHaveURL(siteUrl(site, path))
        await expect.poll(() => timeOf(page)).toBeGreaterThan(before)
        before = await timeOf(page)
        expect(await page.evaluate(() => document.querySelector('audio')?.paused)).toBe(false)
      }
      await player(page).getByRole('slider', { name: 'Volume radio' }).fill('0.3')
      await page.reload()
      await expect(button(page, 'Lanjutkan radio')).toBeVisible()
      seen.length = 0
      await page.waitForLoadState('networkidle')
      expect(toRadio(seen)).toEqual([])
      await button(page, 'Lanjutkan radio').click()
      await expect(player(page)).toHaveAttribute('data-state', 'playing')
      expect(await page.evaluate(() => document.querySelector('audio')?.volume)).toBe(0.3)
      await button(page, 'Jeda radio').click()
      await expect(button(page, 'Putar radio')).toBeVisible()
      await page.reload()
      await expect(button(page, 'Putar radio')).toBeVisible()
    })

    test('a radio that fails says so and is tried again; without a line it goes on when it is back', async ({
      page,
      context,
      complaints,
    }) => {
      await page.route('**/radio.mp3*', (route) => route.abort())
      await page.goto(siteUrl(site, '/en'))
      const radio = page.getByRole('region', { name: 'Tenun Radio' })
      await button(page, 'Play the radio').click()
      await expect(radio.getByRole('status')).toHaveText('The radio cannot be played now.')
      await page.unrouteAll()
      // The call after paint is answered first: a lost one would be a complaint of its own.
      await page.waitForLoadState('networkidle')
      await context.setOffline(true)
      // The page says the same below, until that is closed.
      await button(page, 'Close').click()
      await button(page, 'Try again').click()
      await expect(radio.getByRole('status')).toContainText('No connection.')
      await context.setOffline(false)
      await expect(radio).toHaveAttribute('data-state', 'playing')
      // The browser itself says which requests were lost.
      expect(
        complaints.filter((line) => !/ERR_FAILED|ERR_INTERNET_DISCONNECTED/.test(line)),
      ).toEqual([])
      complaints.length = 0
    })
  })

test('on a phone, who writes in a form sees neither the radio nor the assistant over it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto(siteUrl('demo', '/Contact'))
  const radio = button(page, 'Putar radio')
  const assistant = page.locator('.assistant-launcher')
  await expect(radio).toBeVisible()
  await expect(assistant).toBeVisible()
  const field = page.getByRole('main').getByRole('textbox').first()
  await field.focus()
  await expect(radio).toBeHidden()
  await expect(assistant).toBeHidden()
  await field.blur()
  await expect(radio).toBeVisible()
  await expect(assistant).toBeVisible()
})
