/** The maximum length of a typed text, counted like a browser's `maxlength` (UTF-16 units). */
export type SingleLineLimit = { readonly most: number; readonly lines: 'one' }
export type MultilineLimit = { readonly most: number; readonly lines: 'several' }

export const oneLine = (most: number): SingleLineLimit => ({ most, lines: 'one' })
export const severalLines = (most: number): MultilineLimit => ({ most, lines: 'several' })

/** The limits of all texts, used by forms, the wire, database columns and character counters. */
export const textLimits = {
  personName: oneLine(120),
  /** An email, a mobile or a national ID. */
  login: oneLine(254),
  email: oneLine(254),
  /**
   * Longer than the ten digits of a number, because people type spaces, signs and a country code.
   */
  phone: oneLine(32),
  nationalId: oneLine(32),
  passportNumber: oneLine(20),
  visaNumber: oneLine(32),
  /** Longer than the six digits, because a pasted code may contain spaces. */
  oneTimeCode: oneLine(20),
  /** A field that only bots fill in, and the token of an email. */
  token: oneLine(200),

  addressName: oneLine(120),
  street: oneLine(120),
  city: oneLine(80),
  district: oneLine(80),
  buildingNumber: oneLine(20),
  unitNumber: oneLine(20),
  postalCode: oneLine(10),
  additionalNumber: oneLine(10),
  shortAddress: oneLine(16),
  /** The customer's directions to the house. */
  addressNote: severalLines(300),
  mapLink: oneLine(500),

  doorContactName: oneLine(80),
  driverName: oneLine(60),

  orderNote: severalLines(500),
  voucherCode: oneLine(40),
  termsVersion: oneLine(20),
  cardHolder: oneLine(80),
  cardNumber: oneLine(32),
  cardCode: oneLine(8),

  /** The customer's own words beside a chosen reason. */
  reasonText: severalLines(1000),
  complaintDetails: severalLines(2000),

  contactTopic: oneLine(40),
  contactMessage: severalLines(2000),

  officeNote: severalLines(500),
  officeReason: oneLine(300),
  /** The name of the person at the office who opens a customer's file. */
  officePerson: oneLine(60),
  complaintAnswer: severalLines(1000),
  chargeDescription: oneLine(200),
  adjustmentReason: oneLine(200),
  voucherName: oneLine(80),
  rateLimitSubject: oneLine(120),
  jobName: oneLine(40),
} as const

/** The separator between a chosen reason and the text beside it. */
export const REASON_SEPARATOR = ': '

/** The longest label of a reason, or of all reasons chosen together, in any language. */
export const REASON_LABEL_LENGTH = 200

const besideLabel = ({ most }: MultilineLimit): MultilineLimit =>
  severalLines(REASON_LABEL_LENGTH + REASON_SEPARATOR.length + most)

/** A reason on the wire: the label of the choice, then the customer's own words. */
export const requestReasonLimit = besideLabel(textLimits.reasonText)
export const complaintReasonLimit = besideLabel(textLimits.complaintDetails)

/** The most repetitions of one order; a family that wants more takes a live-in plan. */
export const MOST_REPEATS = 12

/** In days; a longer break is better cancelled. */
export const LONGEST_SUSPENSION_DAYS = 90

/** A passport, or an attachment of a request. */
export const MOST_FILE_MEGABYTES = 5
export const MOST_FILE_BYTES = MOST_FILE_MEGABYTES * 1024 * 1024

/** The length of a month in contracts and packages. */
export const DAYS_IN_A_MONTH = 30

/** How many unused files an account may have uploaded: fewer before its first paid order. */
export const UNUSED_FILE_LIMITS = {
  beforePayment: { count: 10, megabytes: 30 },
  afterPayment: { count: 40, megabytes: 120 },
} as const

/** How many workers one order may ask for. */
export const MOST_WORKERS = 3
