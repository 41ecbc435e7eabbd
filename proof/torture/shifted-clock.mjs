// Loaded before a server, to shift its clock by CLOCK_HOURS.
const offset = Number(process.env.CLOCK_HOURS) * 3_600_000
const RealDate = Date

globalThis.Date = class extends RealDate {
  /** @param {unknown[]} parts */
  constructor(...parts) {
    // @ts-expect-error -- a list does not match the overloads of the constructor
    super(...(parts.length === 0 ? [RealDate.now() + offset] : parts))
  }

  static now() {
    return RealDate.now() + offset
  }
}
