import { openPaths } from '../testing/paths.ts'
import { expect, test } from './testing/journey.ts'
import { chooseArabic, signUpByCall } from './testing/people.ts'
import { accountMenu, button, field, menuItem, tab } from './testing/element-queries.ts'

/** Who can open a page: everybody, or only signed-in people. */
const pages = {
  stranger: openPaths,
  member: ['/', '/account', '/account/security', '/checkout'],
} as const

for (const visitorKind of ['stranger', 'member'] as const)
  test(`A ${visitorKind} who has chosen Arabic gets every page from right to left`, async ({ visitor }) => {
    test.slow()
    await chooseArabic(visitor)
    if (visitorKind === 'member') await signUpByCall(visitor)
    for (const path of pages[visitorKind]) {
      await visitor.open(path)
      await visitor.waitForRender()
      const page = await visitor.run(() => {
        const heading = document.querySelector('h1')
        const { lang, dir } = document.documentElement
        return {
          lang,
          dir,
          heading: heading?.textContent,
          direction: heading && getComputedStyle(heading).direction,
        }
      }, null)
      expect(page, path).toEqual({
        lang: 'ar',
        dir: 'rtl',
        heading: expect.stringMatching(/\p{Script=Arabic}/u) as unknown as string,
        direction: 'rtl',
      })
    }
  })

test('A person who has chosen Arabic can sign in', async ({ visitor }) => {
  // A new person, because an account keeps its language.
  const person = await signUpByCall(visitor)
  await visitor.open('/')
  await visitor.click(accountMenu)
  await visitor.click(menuItem('Sign out'))
  await visitor.waitFor(button('Sign in'))
  await chooseArabic(visitor)
  await visitor.driver.reload()
  await visitor.fill(field('البريد الإلكتروني'), person.email)
  await visitor.fill(field('كلمة المرور'), person.password)
  await visitor.click(button('تسجيل الدخول'))
  await visitor.waitForText(person.email)
})

test('In Arabic, the left arrow key moves to the next tab', async ({ visitor }) => {
  await chooseArabic(visitor)
  await visitor.tabTo(tab('البريد الإلكتروني'))
  await visitor.press('ArrowLeft')
  await visitor.waitFor(tab('الهاتف'), { isFocused: true, isChecked: true })
})

test('In Arabic, a phone number is still edited from left to right', async ({ visitor }) => {
  await chooseArabic(visitor)
  await visitor.click(tab('الهاتف'))
  await visitor.fill(field('الهاتف'), '+4915112345678')
  await visitor.press('Home')
  await visitor.press('Delete')
  // Deletes the first digit from the left, which changes the country: +4 is none, and +91 is India.
  await visitor.waitFor(field('الهاتف'), { value: '91 5112 345 678', caret: [0, 0] })
  const direction = await visitor.run(
    () => document.activeElement && getComputedStyle(document.activeElement).direction,
    null,
  )
  expect(direction).toBe('ltr')
})
