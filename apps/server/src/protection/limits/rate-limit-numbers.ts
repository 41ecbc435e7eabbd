/** `attempts` within `seconds`, counted from the first. */
export interface RateLimit {
  readonly attempts: number
  readonly seconds: number
}

/** docs/decisions/003-rate-limits.md gives the reason for each limit, and whom it can hurt. */
export interface RateLimitNumbers {
  /** Sign-ins with a password from one address. Sign-ins with a passkey have the same limit, but a separate count. */
  readonly loginPerAddress: RateLimit
  /** Sign-ins to one account from one address, or from one device that it knows; reset by a success. */
  readonly loginPerAccountAndAddress: RateLimit
  /** Sign-ins to one account from all addresses and devices unknown to it. */
  readonly loginPerAccount: RateLimit
  /** How long an account remembers an address and a device after a sign-in. */
  readonly knownPlaceSeconds: number
  /** New accounts from one address. */
  readonly registerPerAddress: RateLimit
  /** Social sign-ins and linkings started from one address. */
  readonly socialPerAddress: RateLimit
  /** Recoveries requested and confirmed from one address. */
  readonly recoveryPerAddress: RateLimit
  /** Recoveries of one account from one address, or from one device that it knows. */
  readonly recoveryPerAccountAndAddress: RateLimit
  /**
   * Recoveries of one account from all addresses and devices unknown to it; separately from all known devices, and from all known
   * addresses, because each recovery sends a message.
   */
  readonly recoveryPerAccount: RateLimit
  /**
   * Messages with a code or a recovery link to one e-mail address or phone number that are requested from one address, or from one
   * device that its account knows.
   */
  readonly messagesPerAccountAndAddress: RateLimit
  /**
   * Guesses at the codes of one e-mail address or phone number from one address, or from one device that its account knows; reset
   * by a correct one.
   */
  readonly codesPerPhoneAndAddress: RateLimit
  /**
   * Guesses at the codes of one e-mail address or phone number from all addresses and devices unknown to its account; separately from all
   * known ones.
   */
  readonly codesPerPhone: RateLimit
  /** Second steps of one account from one address, or from one device that it knows; reset by a success. */
  readonly secondFactorPerAccountAndAddress: RateLimit
  /** Second steps of one account from all addresses and devices unknown to it; separately from all known ones. */
  readonly secondFactorPerAccount: RateLimit
  /** Text messages requested from one address, and from one IPv6 /48, which is what one site is assigned. */
  readonly textsPerAddress: RateLimit
  readonly textsPerNetwork: RateLimit
  /** Text messages to one phone number: for strangers, and separately for the addresses and the devices that its account knows. */
  readonly textsPerPhone: RateLimit
  /** Text messages to one calling code, and in total. */
  readonly textsPerCallingCode: RateLimit
  readonly textsInAll: RateLimit
  /** Batches of analytics events from one address. */
  readonly eventsPerAddress: RateLimit
  /** Codes checked or used in an order from one address. */
  readonly promocodePerAddress: RateLimit
  /** Orders from one address. */
  readonly checkoutPerAddress: RateLimit
  /** Order confirmations to one e-mail address, since anybody may enter it. */
  readonly orderMailPerRecipient: RateLimit
  /** Checks of the current password of one signed-in person. */
  readonly passwordPerUser: RateLimit
  /** Data exports of one signed-in person. */
  readonly exportPerUser: RateLimit
  /** Sets of recovery codes that one signed-in person asks for: each is ten slow hashes and a message. */
  readonly recoveryCodesPerUser: RateLimit
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

export const defaultRateLimits: RateLimitNumbers = {
  loginPerAddress: { attempts: 30, seconds: minute },
  loginPerAccountAndAddress: { attempts: 10, seconds: 15 * minute },
  loginPerAccount: { attempts: 100, seconds: hour },
  knownPlaceSeconds: 30 * day,
  registerPerAddress: { attempts: 10, seconds: hour },
  socialPerAddress: { attempts: 30, seconds: minute },
  recoveryPerAddress: { attempts: 20, seconds: hour },
  recoveryPerAccountAndAddress: { attempts: 5, seconds: hour },
  recoveryPerAccount: { attempts: 20, seconds: hour },
  messagesPerAccountAndAddress: { attempts: 1, seconds: minute },
  codesPerPhoneAndAddress: { attempts: 10, seconds: day },
  codesPerPhone: { attempts: 50, seconds: day },
  secondFactorPerAccountAndAddress: { attempts: 5, seconds: 10 * minute },
  secondFactorPerAccount: { attempts: 50, seconds: day },
  textsPerAddress: { attempts: 10, seconds: hour },
  textsPerNetwork: { attempts: 50, seconds: hour },
  textsPerPhone: { attempts: 15, seconds: day },
  textsPerCallingCode: { attempts: 500, seconds: day },
  textsInAll: { attempts: 2_000, seconds: day },
  eventsPerAddress: { attempts: 120, seconds: minute },
  promocodePerAddress: { attempts: 30, seconds: 10 * minute },
  checkoutPerAddress: { attempts: 20, seconds: 10 * minute },
  orderMailPerRecipient: { attempts: 10, seconds: day },
  passwordPerUser: { attempts: 10, seconds: 15 * minute },
  exportPerUser: { attempts: 10, seconds: hour },
  recoveryCodesPerUser: { attempts: 10, seconds: hour },
}
