// Loaded before a server: its clock is off by CLOCK_HOURS.
const offset = Number(process.env.CLOCK_HOURS) * 3_600_000
const RealDate = Date

globalThis.Date = class extends RealDate {
  /** @param {unknown[]} parts */
  constructor(...parts) {
    // @ts-expect-error -- the constructor's overloads are not those of a list
    super(...(parts.length === 0 ? [RealDate.now() + offset] : parts))
  }

  static now() {
    return RealDate.now() + offset
  }
}
