/** The maximum length of a typed text, counted like a browser's `maxlength` (UTF-16 units). */
export type SingleLineLimit = { readonly most: number; readonly lines: 'one' }
/** The greatest length of a text of several lines. */
export type MultilineLimit = { readonly most: number; readonly lines: 'several' }

export const singleLineLimit = (most: number): SingleLineLimit => ({ most, lines: 'one' })
export const multilineLimit = (most: number): MultilineLimit => ({ most, lines: 'several' })

/** The limits of all texts, used by forms, the wire, database columns and character counters. */
export const textLimits = {
  personName: singleLineLimit(120),
  /** An email, a mobile or a national ID. */
  login: singleLineLimit(254),
  email: singleLineLimit(254),
  /**
   * Longer than the ten digits of a number, because people type spaces, signs and a country code.
   */
  phone: singleLineLimit(32),
  nationalId: singleLineLimit(32),
  passportNumber: singleLineLimit(20),
  visaNumber: singleLineLimit(32),
  /** Longer than the six digits, because a pasted code may contain spaces. */
  oneTimeCode: singleLineLimit(20),
  /** A field that only bots fill in, and the token of an email. */
  token: singleLineLimit(200),

  addressName: singleLineLimit(120),
  street: singleLineLimit(120),
  city: singleLineLimit(80),
  district: singleLineLimit(80),
  buildingNumber: singleLineLimit(20),
  unitNumber: singleLineLimit(20),
  postalCode: singleLineLimit(10),
  additionalNumber: singleLineLimit(10),
  shortAddress: singleLineLimit(16),
  /** The customer's directions to the house. */
  addressNote: multilineLimit(300),
  mapLink: singleLineLimit(500),

  doorContactName: singleLineLimit(80),
  driverName: singleLineLimit(60),

  /** What a family writes about a visit that it rates. */
  ratingNote: multilineLimit(500),

  orderNote: multilineLimit(500),
  voucherCode: singleLineLimit(40),
  termsVersion: singleLineLimit(20),
  cardHolder: singleLineLimit(80),
  cardNumber: singleLineLimit(32),
  cardCode: singleLineLimit(8),

  /** The customer's own words beside a chosen reason. */
  reasonText: multilineLimit(1000),
  complaintDetails: multilineLimit(2000),

  contactTopic: singleLineLimit(40),
  contactMessage: multilineLimit(2000),
  contactAnswer: multilineLimit(2000),

  officeNote: multilineLimit(500),
  officeReason: singleLineLimit(300),
  /** The name of the person at the office who opens a customer's file. */
  officePerson: singleLineLimit(60),
  /** The number on the receipt of a card machine or of a transfer. */
  receiptNumber: singleLineLimit(40),
  /** The browser of a session of the office, as it names itself. */
  browserName: singleLineLimit(200),
  complaintAnswer: multilineLimit(1000),
  chargeDescription: singleLineLimit(200),
  adjustmentReason: singleLineLimit(200),
  voucherName: singleLineLimit(80),
  rateLimitSubject: singleLineLimit(120),
  jobName: singleLineLimit(40),
  branchCode: singleLineLimit(20),
} as const

/** The separator between a chosen reason and the text beside it. */
export const REASON_SEPARATOR = ': '

/**
 * The greatest length of the label of a reason, or of all chosen reasons together, in any language.
 */
export const REASON_LABEL_LENGTH = 200

const besideLabel = ({ most }: MultilineLimit): MultilineLimit =>
  multilineLimit(REASON_LABEL_LENGTH + REASON_SEPARATOR.length + most)

/**
 * The limit of a reason on the wire: the label of the chosen reason, then the customer's own words.
 */
export const requestReasonLimit = besideLabel(textLimits.reasonText)
export const complaintReasonLimit = besideLabel(textLimits.complaintDetails)

/** The most repetitions of one order; a family that wants more takes a live-in plan. */
export const MAX_REPEATS_PER_ORDER = 12

/** The longest suspension in days; for a longer break, cancelling makes more sense. */
export const MAX_SUSPENSION_DAYS = 90

/** The most stars of a rating. */
export const MAX_RATING_STARS = 5

/** The longest absence of a worker in days; one who is away for longer goes off the offer. */
export const MAX_ABSENCE_DAYS = 366

/**
 * The greatest size of an uploaded file in megabytes: a passport, or an attachment of a request.
 */
export const MAX_FILE_MEGABYTES = 5
/** The greatest size of an uploaded file in bytes. */
export const MAX_FILE_BYTES = MAX_FILE_MEGABYTES * 1024 * 1024

/** The most pictures that a family sends with a complaint, or with each reply in it. */
export const MAX_COMPLAINT_PICTURES = 3

/** The length of a month in contracts and packages. */
export const DAYS_IN_A_MONTH = 30

/** How many unused files an account may have uploaded: fewer before its first paid order. */
export const UNUSED_FILE_LIMITS = {
  beforePayment: { count: 10, megabytes: 30 },
  afterPayment: { count: 40, megabytes: 120 },
} as const

/** How many workers one order may ask for. */
export const MAX_WORKERS_PER_ORDER = 3
/** The most cities from which a family accepts that its worker comes. */
export const MAX_ACCEPTED_CITIES = 100
