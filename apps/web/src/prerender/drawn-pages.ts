/** A page that is drawn when the app is built: for who is signed out, in every language. */
export interface DrawnPage {
  /** Its file below `prerendered/<locale>/`. The build lists it in `prerendered/pages.json` for the server. */
  readonly file: string
  readonly path: string
  /** Of the window. */
  readonly title: 'welcome_title' | 'sign_in_title' | 'sign_up_title' | 'recovery_title'
  /** The module that the page is loaded from, where it is not with the first one. */
  readonly module?: string
}

export const drawnPages: readonly DrawnPage[] = [
  { file: 'home', path: '/', title: 'welcome_title' },
  { file: 'sign-in', path: '/sign-in', title: 'sign_in_title' },
  {
    file: 'sign-up',
    path: '/sign-up',
    title: 'sign_up_title',
    module: 'src/pages/sign-up-page.tsx',
  },
  {
    file: 'recover',
    path: '/recover',
    title: 'recovery_title',
    module: 'src/pages/recover-page.tsx',
  },
]
