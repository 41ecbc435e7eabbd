interface DrawnPage {
  /** Its file below `prerendered/<locale>/`. The build lists it in `prerendered/pages.json` for the server, with all known paths. */
  readonly file: string
  /** Of the window. */
  readonly title: 'welcome_title' | 'sign_in_title' | 'sign_up_title' | 'recovery_title'
  /** The module that the page is loaded from, where it is not with the first one. */
  readonly module?: string
}

/** The pages that are drawn when the app is built: for who is signed out, in every language. */
export const drawnPages = {
  '/': { file: 'home', title: 'welcome_title' },
  '/sign-in': { file: 'sign-in', title: 'sign_in_title' },
  '/sign-up': { file: 'sign-up', title: 'sign_up_title', module: 'src/pages/sign-up-page.tsx' },
  '/recover': { file: 'recover', title: 'recovery_title', module: 'src/pages/recover-page.tsx' },
} as const satisfies Record<string, DrawnPage>

export type DrawnPath = keyof typeof drawnPages
