import '@foyer/kit/styles.css'
import { dirOf, locales, type Locale as LocaleId } from '@foyer/core/wire'
import { createConsent, type ConsentAnswer } from '@foyer/sign-in'
import { describe, expect, it, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Language, LanguageContext } from '../locale/language.ts'
import { loadLocale } from '../locale/load-locale.ts'
import '../page.css'
import { ConsentBanner } from './consent-banner.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const refuse = button('Do not allow')
const allow = button('Allow')
const change = button('Analytics choice')

async function renderBanner(lang: LocaleId = 'en-001') {
  const consent = createConsent()
  const answers: ConsentAnswer[] = []
  onTestFinished(consent.subscribe(() => answers.push(consent.read())))
  // A language whose messages are missing, as without a network, is loaded in English.
  const load = async (requestedLang: LocaleId) => ({
    ...(await loadLocale(locales.includes(requestedLang) ? requestedLang : 'en-001')),
    lang: requestedLang,
  })
  const language = new Language(await loadLocale(lang), { load, save: () => undefined })
  await render(
    <LanguageContext value={language}>
      <ConsentBanner consent={consent} />
    </LanguageContext>,
  )
  return { consent, heard: answers, language }
}

describe('the question about analytics', () => {
  it.each<[string, number, ConsentAnswer]>([
    ['refused', 1, 'denied'],
    ['allowed', 2, 'granted'],
  ])(
    'can be %s by keyboard, and the focus moves to where the answer can be changed',
    async (_, tabs, answer) => {
      const { consent, heard: answers } = await renderBanner()
      await expect.element(page.getByRole('region', { name: 'Analytics' })).toBeVisible()
      for (let tabStop = 0; tabStop < tabs; tabStop++) await userEvent.keyboard('{Tab}')
      await userEvent.keyboard('{Enter}')
      await expect.element(change).toHaveFocus()
      expect(consent.read()).toBe(answer)
      expect(answers).toEqual([answer])
      expect(refuse.elements()).toEqual([])
    },
  )

  it('is asked again on request, and the last answer counts', async () => {
    const { consent, heard } = await renderBanner()
    await refuse.click()
    await change.click()
    await expect.element(refuse).toHaveFocus()
    expect(consent.read()).toBe('denied')
    await allow.click()
    await expect.element(change).toHaveFocus()
    await change.click()
    await refuse.click()
    await expect.element(change).toBeVisible()
    expect(heard).toEqual(['denied', 'granted', 'denied'])
  })

  it('disappears when the person answers it in another tab', async () => {
    await renderBanner()
    await expect.element(refuse).toBeVisible()
    localStorage.setItem('foyer-analytics-consent', 'denied')
    dispatchEvent(new StorageEvent('storage', { key: 'foyer-analytics-consent', newValue: 'denied' }))
    await expect.element(change).toBeVisible()
    expect(refuse.elements()).toEqual([])
  })

  it('stays in the language before while that of the page cannot be loaded, so that the answer can be changed', async () => {
    const { language } = await renderBanner()
    await refuse.click()
    await expect.element(change).toBeVisible()
    await language.choose('xx' as LocaleId)
    await change.click()
    await expect.element(allow).toBeVisible()
  })

  it.each(locales)('fits into 320 pixels in %s, with two answers of the same weight', async (lang) => {
    await page.viewport(320, 640)
    document.documentElement.dir = dirOf(lang)
    onTestFinished(async () => {
      document.documentElement.removeAttribute('dir')
      await page.viewport(1280, 800)
    })
    await renderBanner(lang)
    await expect.poll(() => page.getByRole('button').elements().length).toBe(2)
    expect(document.documentElement.scrollWidth).toBe(320)
    const [first, second] = page.getByRole('button').elements()
    if (!first || !second) throw new TypeError('Two answers were there.')
    const [one, other] = [first.getBoundingClientRect(), second.getBoundingClientRect()]
    expect(one.height).toBe(other.height)
    expect(one.width).toBeCloseTo(other.width, 0)
    expect(one.height).toBeGreaterThanOrEqual(24)
    const style = (element: Element) => {
      const { backgroundColor, color, fontWeight } = getComputedStyle(element)
      return { backgroundColor, color, fontWeight }
    }
    expect(style(first)).toEqual(style(second))
    // Side by side or, with long labels, stacked; the first one where reading begins.
    expect(one.top < other.top || one.left < other.left === (dirOf(lang) === 'ltr')).toBe(true)
  })
})
