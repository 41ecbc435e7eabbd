/** The browser functions that the journeys need: what a person does, and what a script reads from the page. */
export interface Driver {
  /** Navigates to an address, and resolves when the page has loaded. */
  readonly open: (address: string) => Promise<void>
  readonly reload: () => Promise<void>
  /** Starts to navigate back. */
  readonly back: () => Promise<void>
  /** Runs a function in the page, whatever its CSP. Arguments and results are JSON. */
  readonly run: <Input, Output>(
    callback: (input: Input) => Output | Promise<Output>,
    input: Input,
  ) => Promise<Output>
  /** Runs a classic script in the page. */
  readonly inject: (script: string) => Promise<void>
  /** Presses keys in order, and releases them in reverse order: `Shift`, `Tab`. Named like `KeyboardEvent.key`. */
  readonly press: (...keys: string[]) => Promise<void>
  /** Types into the focused element, letter by letter. */
  readonly type: (text: string) => Promise<void>
  /** Clicks at a point, in CSS pixels from the top left of the viewport. */
  readonly click: (point: Point) => Promise<void>
  readonly resize: (size: Size) => Promise<void>
  /** A screenshot of the viewport, as PNG. */
  readonly takePicture: () => Promise<Uint8Array>
  /** The popup that the page has opened, if it is still open. */
  readonly findPopup: () => Promise<Driver | undefined>
  /** The page's uncaught errors, as far as the browser reports them. */
  readonly listErrors: () => readonly string[]
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** A browser with an empty profile. */
export interface OpenBrowser {
  readonly driver: Driver
  readonly end: () => Promise<void>
}

/** Starts a browser of one kind. */
export type StartBrowser = () => Promise<OpenBrowser>
