import { expect, type Page } from '@playwright/test'
import { siteUrl, test as base, uncaughtErrors } from './site.ts'

/** What an island throws is logged, and is nothing else: no error is left uncaught. */
const test = base.extend<{ uncaught: string[] }>({
  uncaught: async ({ page, complaints }, use) => {
    const uncaught = uncaughtErrors(page)
    await use(uncaught)
    expect(uncaught).toEqual([])
    expect(complaints.filter((line) => !line.includes('broken island'))).toEqual([])
    complaints.length = 0
  },
})

/** An island without imports, since those have other names in each build: it throws when it is hydrated, or after a click. */
const islandThatThrows = (when: 'hydration' | 'click') => `
  export class Island {
    state = { isBroken: ${when === 'hydration'} }
    constructor(props) { this.props = props }
    render() {
      if (this.state.isBroken) throw new Error('broken island')
      const root = document.getElementById(this.props.id).firstElementChild
      return {
        $$typeof: Symbol.for('react.transitional.element'), type: root.localName, key: null, ref: null,
        props: {
          className: root.className,
          dangerouslySetInnerHTML: { __html: root.innerHTML },
          onClick: () => this.updater.enqueueSetState(this, { isBroken: true }, null, 'setState'),
        },
      }
    }
  }
  Island.prototype.isReactComponent = {}`

/** Replaces the script of each island of the page by one that throws, until it is lifted. */
async function breakIslands(page: Page, when: 'hydration' | 'click'): Promise<() => Promise<void>> {
  const scripts = /\/assets\/island[\w-]*\.js(\?.*)?$/
  await page.route(scripts, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: islandThatThrows(when) }),
  )
  return () => page.unroute(scripts)
}

const notice = (page: Page, part: string) => page.locator(`${part} + .part-notice`)

for (const when of ['hydration', 'click'] as const)
  test(`an island that throws at ${when} says so where it is, and can be read and tried again`, async ({
    page,
    uncaught,
  }) => {
    await breakIslands(page, when)
    await page.goto(siteUrl('demo'))
    const part = page.locator('#kelas')
    const texts = await part.locator('h2, h3').allTextContents()
    expect(texts.length).toBeGreaterThan(3)
    await part.getByRole('button', { name: 'Telah Selesai' }).click()
    const message = notice(page, '#kelas')
    await expect(message.getByRole('status')).toHaveText('Bagian ini belum dapat dimuat.')
    expect(await part.locator('h2, h3').allTextContents()).toEqual(texts)
    await expect(part.locator('a').first()).toBeVisible()
    const again = message.getByRole('button', { name: 'Coba lagi' })
    await again.press('Enter')
    if (when === 'hydration') {
      await expect(again).toBeFocused()
      await expect(message).toHaveCount(1)
    } else {
      await expect(message).toHaveCount(0)
      await expect(part).toBeFocused()
      await part.getByRole('button', { name: 'Telah Selesai' }).click()
      await expect(message).toHaveCount(1)
    }
    expect(await part.locator('h2, h3').allTextContents()).toEqual(texts)
    expect(uncaught).toEqual([])
  })

test('a form whose island throws keeps what was typed, and can be sent without it', async ({
  page,
  uncaught,
}) => {
  await breakIslands(page, 'click')
  await page.goto(siteUrl('demo', '/Make-Appointment'))
  const part = page.locator('[data-island]', { has: page.locator('form textarea') })
  const form = part.locator('form')
  const name = form.locator('input[autocomplete=name]')
  await name.fill('Rahma Dewi')
  const message = form.locator('textarea').first()
  await message.fill('Kelas untuk guru')
  await expect(part).toHaveAttribute('data-awake', '')
  await form.getByText('Perihal', { exact: true }).click()
  await expect(page.locator('[data-island] + .part-notice')).toHaveCount(1)
  await expect(name).toHaveValue('Rahma Dewi')
  await expect(message).toHaveValue('Kelas untuk guru')
  await expect(form).toHaveAttribute('method', 'post')
  expect(uncaught).toEqual([])
})
