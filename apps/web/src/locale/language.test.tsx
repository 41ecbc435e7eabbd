import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { localeNames } from '@foyer/core/wire/locale-names'
import { langOf, locales, matchLocale } from '@foyer/core/wire/locales'
import { anna, renderApp, TestServer } from '../testing/render-app.tsx'
import { storeChosenLocale, readChosenLocale } from './chosen-locale.ts'
import { Language } from './language.ts'
import { loadLocale } from './load-locale.ts'

// The menu at the page's foot: the account page has a second one.
const menu = page.getByRole('contentinfo').getByRole('combobox', { name: /Language|Язык|اللغة/ })
const root = document.documentElement

afterEach(() => {
  vi.restoreAllMocks()
  root.lang = 'en'
  root.dir = 'ltr'
})

describe('The language of a visit', () => {
  it.each([
    ['the first of the browser’s languages that is supported', null, ['sv-SE', 'pt-PT', 'ru'], 'pt-BR'],
    ['English if none of the browser’s languages is supported', null, ['sv-SE'], 'en-001'],
    ['in the script of the browser’s region if a language has two', null, ['zh-HK', 'en'], 'zh-Hant'],
    ['Hebrew if the browser uses its former code', null, ['iw'], 'he'],
    ['the one chosen before, whatever the browser’s languages are', 'ja-JP', ['ru'], 'ja-JP'],
    ['in the script chosen before', 'zh-Hans', ['zh-TW'], 'zh-Hans'],
    ['the browser’s if the stored one is unknown', 'tlh', ['ar-EG'], 'ar-XX'],
  ])('is %s', (_name, stored, languages, locale) => {
    if (stored !== null) localStorage.setItem('foyer-locale', stored)
    expect(readChosenLocale(languages)).toBe(locale)
  })

  it('is kept for the next one', () => {
    storeChosenLocale('ko-KR')
    expect(readChosenLocale(['ru'])).toBe('ko-KR')
  })
})

describe('The language menu', () => {
  it('lists each language by its own name: the current one first, then the browser’s, then the others in order', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ko-KR', 'en-GB', 'pt-PT'])
    await renderApp('/sign-in', new TestServer(null))
    await expect.element(menu).toBeVisible()
    await expect.poll(() => menu.element().querySelectorAll('hr').length).toBe(1)
    const names = Array.from(menu.element().children, ({ textContent }) => textContent)
    const separatorIndex = names.indexOf('')
    expect(names.slice(0, separatorIndex)).toEqual(['English', '한국어', 'Português (Brasil)'])
    const others = names.slice(separatorIndex + 1)
    // Names in Han characters have no order that all of their readers share.
    const spelled = others.filter((name) => !/\p{Script=Han}/u.test(name))
    expect(spelled).toEqual(spelled.toSorted(new Intl.Collator('en').compare))
    expect(names).toHaveLength(locales.length + 1)
    const options = [...menu.element().querySelectorAll('option')]
    expect(new Set(options.map(({ lang }) => lang))).toEqual(new Set(locales.map(langOf)))
    expect(
      options.map(({ value, textContent }) => localeNames[matchLocale([value])] === textContent),
    ).not.toContain(false)
  })

  it.each([
    ['/', null],
    ['/sign-in', null],
    ['/sign-up', null],
    ['/nowhere', null],
    ['/', anna],
    ['/account', anna],
  ])('stands on the page %s', async (path, user) => {
    await renderApp(path, new TestServer(user))
    await expect.element(menu).toBeVisible()
  })

  it('changes every text, the direction and the title at once, and keeps what was typed and the focus', async () => {
    await renderApp('/sign-up', new TestServer(null))
    const email = page.getByRole('combobox', { name: 'E-mail' })
    await email.fill('anna@example.com')
    await page.getByLabelText('Password', { exact: true }).fill('short')
    await menu.selectOptions('ar-XX')
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('إنشاء حساب')
    expect(root.lang).toBe('ar')
    expect(root.dir).toBe('rtl')
    expect(document.title).toBe('إنشاء حساب · Foyer')
    expect(localStorage.getItem('foyer-locale')).toBe('ar-XX')
    await expect
      .element(page.getByRole('combobox', { name: 'البريد الإلكتروني' }))
      .toHaveValue('anna@example.com')
    await expect.element(page.getByLabelText('كلمة المرور', { exact: true })).toHaveValue('short')
    await expect.element(menu).toHaveValue('ar-XX')
    expect(document.body.textContent).not.toMatch(/Create|Password|Theme/)
  })

  it('asks the server in the language of the page from then on', async () => {
    const server = new TestServer(null)
    await renderApp('/sign-in', server)
    await menu.selectOptions('ru-RU')
    await page.getByRole('combobox', { name: 'Эл. почта' }).fill('anna@example.com')
    await page.getByLabelText('Пароль', { exact: true }).fill('Corridor-1')
    await page.getByRole('button', { name: 'Войти' }).click()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Добро пожаловать')
    expect(server.languages.at(-1)).toBe('ru-RU')
  })
})

describe('A language', () => {
  it('that cannot be loaded leaves the page as it was, and says so', async () => {
    const load = vi.fn<typeof loadLocale>(() => Promise.reject(new TypeError('Failed to fetch')))
    await renderApp('/sign-in', new TestServer(null), { load })
    await menu.selectOptions('fr')
    await expect.element(page.getByText(/The language could not be loaded/)).toBeVisible()
    await expect.element(menu).toHaveValue('en-001')
    expect(localStorage.getItem('foyer-locale')).toBeNull()
  })

  it('that cannot be loaded is not reported once another is chosen', async () => {
    let rejectLoad = (): void => undefined
    const failingLoad = new Promise<never>(
      (_, reject) => (rejectLoad = () => reject(new TypeError('Failed to fetch'))),
    )
    const load = vi.fn<typeof loadLocale>((lang) => (lang === 'fr' ? failingLoad : loadLocale(lang)))
    await renderApp('/sign-in', new TestServer(null), { load })
    await menu.selectOptions('fr')
    await menu.selectOptions('ru-RU')
    await expect.poll(() => root.lang).toBe('ru-RU')
    rejectLoad()
    await failingLoad.catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(page.getByText(/Не удалось загрузить язык/).elements()).toEqual([])
    await expect.element(menu).toHaveValue('ru-RU')
  })

  it('stays selected in the menu while it is loaded, is requested once, and can be switched back', async () => {
    let resolveArrival = (): void => undefined
    const arrival = new Promise<void>((resolve) => (resolveArrival = resolve))
    const load = vi.fn<typeof loadLocale>(async (lang) => {
      if (lang === 'fr') await arrival
      return loadLocale(lang)
    })
    await renderApp('/sign-in', new TestServer(null), { load })
    await menu.selectOptions('fr')
    await expect.element(menu).toHaveValue('fr')
    // Like the event of a choice made before hydration, which arrives after the page has already applied it.
    menu.element().dispatchEvent(new Event('change', { bubbles: true }))
    expect(load.mock.calls).toEqual([['fr']])
    await menu.selectOptions('en-001')
    await expect.poll(() => localStorage.getItem('foyer-locale')).toBe('en-001')
    resolveArrival()
    await arrival
    await expect.element(menu).toHaveValue('en-001')
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in')
  })

  it('that was chosen last is kept, even if an earlier one is loaded later', async () => {
    const [english, french, german] = await Promise.all([
      loadLocale('en-001'),
      loadLocale('fr'),
      loadLocale('de-DE'),
    ])
    let resolveFrench = (): void => undefined
    const pendingFrench = new Promise<typeof french>((resolve) => (resolveFrench = () => resolve(french)))
    const save = vi.fn<(lang: string) => void>()
    const language = new Language(english, {
      load: (lang) => (lang === 'fr' ? pendingFrench : Promise.resolve(german)),
      save,
    })
    const first = language.choose('fr')
    await language.choose('de-DE')
    resolveFrench()
    await first
    expect(language.current).toBe(german)
    expect(save.mock.calls).toEqual([['de-DE']])
  })
})
