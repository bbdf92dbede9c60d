/** How many characters a text may hold, in the form, on the wire and under the counter of its field. */
export const textLimits = {
  personName: 120,
  /** An e-mail, a mobile or a national ID. */
  login: 254,
  email: 254,
  /** As it is typed; what is read of it has ten digits. */
  phone: 32,
  nationalId: 32,
  passportNumber: 20,
  visaNumber: 32,
  /** A box that only programs fill in, and the token of a letter. */
  token: 200,

  addressName: 120,
  street: 120,
  city: 80,
  district: 80,
  buildingNumber: 20,
  unitNumber: 20,
  postalCode: 10,
  additionalNumber: 10,
  shortAddress: 16,
  /** Several lines: how to find the house. */
  addressNote: 300,
  mapLink: 500,

  orderNote: 500,
  voucherCode: 40,
  cardHolder: 80,
  cardNumber: 32,
  cardCode: 8,

  /** What the customer writes beside the reason that was chosen. */
  reasonText: 1000,
  /** The words of all chosen reasons together. */
  reasonLabel: 200,
  complaintDetails: 2000,

  contactTopic: 40,
  contactMessage: 2000,

  officeNote: 500,
} as const

export type TextLimit = keyof typeof textLimits

/** What stands between a reason that was chosen and what was written beside it. */
export const REASON_SEPARATOR = ': '

/** A request's reason on the wire: the words of the choice, then those of the customer. */
export const requestReasonLimit = textLimits.reasonLabel + REASON_SEPARATOR.length + textLimits.reasonText

/** A complaint's reason on the wire: the words of its type, then its details. */
export const complaintReasonLimit =
  textLimits.reasonLabel + REASON_SEPARATOR.length + textLimits.complaintDetails

/** More bundles than this are a contract to be talked about, not a booking. */
export const MOST_REPEATS = 12

/** A suspension lasts at most so many days: whoever needs nobody for longer is better off cancelling. */
export const LONGEST_SUSPENSION_DAYS = 90

/** How many workers one order may ask for. */
export const MOST_WORKERS = 3
