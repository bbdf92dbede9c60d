import type { Instant } from '@sakina/domain/calendar'
import { identityCheckStates } from '@sakina/domain/vocabulary'
import type { IdentityCheckState } from '@sakina/domain/vocabulary'
import type { WireProfile, WireRegistration, WireSession, WireSignUpSession } from '../shapes/identity.ts'
import type { Id, RecordReference } from './values.ts'
import { knownCode, toOptionalInstant } from './values.ts'

/** The name, login and contact details of a customer's account. */
export type Account = {
  readonly id: Id | null
  readonly name: string
  readonly login: string
  readonly email: string | null
  readonly mobile: string | null
  readonly partnerId: Id | null
}

/** Converts an account from the wire format. */
export const toAccount = (wire: WireRegistration): Account => ({
  id: wire.user_id ?? wire.id,
  name: wire.user_name || wire.name,
  login: wire.login,
  email: wire.email,
  mobile: wire.mobile ?? wire.phone,
  partnerId: wire.partner_id,
})

/** An account that has just signed in, with its token. */
export type Session = Account & {
  readonly apiToken: string
  readonly mustChangePassword: boolean
  /** Whether the mobile was verified by a code; also true where the provider requires no verification. */
  readonly isMobileVerified: boolean
  /** Whether the email was verified by a code; also true where the provider requires no verification. */
  readonly isEmailVerified: boolean
  /** The version of the privacy notice that the customer still has to be shown, if any. */
  readonly privacyDue: string | null
  readonly expiresAt: Instant | null
}

/** Converts a session from the wire format. */
export const toSession = (wire: WireSession): Session => ({
  ...toAccount(wire),
  apiToken: wire.api_token,
  mustChangePassword: wire.must_change_password,
  isMobileVerified: wire.mobile_proved,
  isEmailVerified: wire.email_proved,
  privacyDue: wire.privacy_due,
  expiresAt: toOptionalInstant(wire.expires_at),
})

/** A session of an account that was just created. */
export type SignUpSession = Session & {
  /** The address that was created with the account. */
  readonly addressId: Id | null
}

/** Converts the session of a new account, with the id of its address. */
export const toSignUpSession = (wire: WireSignUpSession): SignUpSession => ({
  ...toSession(wire),
  addressId: wire.address_id,
})

export type Profile = {
  readonly partnerId: Id | null
  readonly name: string
  readonly login: string
  readonly email: string | null
  readonly mobile: string | null
  readonly phone: string | null
  /** A number of any country at which a customer without a verified mobile can be reached. */
  readonly contactPhone: string | null
  readonly nationalId: string | null
  readonly country: RecordReference | null
  readonly region: RecordReference | null
  readonly city: string | null
  readonly neighborhood: RecordReference | null
  readonly street: string | null
  readonly buildingNumber: string | null
  readonly unitNumber: string | null
  readonly mustChangePassword: boolean
  /** Whether the mobile was verified by a code; also true where the provider requires no verification. */
  readonly isMobileVerified: boolean
  /** Whether the email was verified by a code; also true where the provider requires no verification. */
  readonly isEmailVerified: boolean
  /** The version of the privacy notice that the customer still has to be shown, if any. */
  readonly privacyDue: string | null
}

/** Converts a profile from the wire format. */
export const toProfile = (wire: WireProfile): Profile => ({
  partnerId: wire.id,
  name: wire.name,
  login: wire.login,
  email: wire.email,
  mobile: wire.mobile,
  phone: wire.phone,
  contactPhone: wire.contact_phone,
  nationalId: wire.id_card,
  country: wire.country,
  region: wire.state,
  city: wire.city,
  neighborhood: wire.neighborhood_id,
  street: wire.street,
  buildingNumber: wire.number_building,
  unitNumber: wire.number_apartment,
  mustChangePassword: wire.must_change_password,
  isMobileVerified: wire.mobile_proved,
  isEmailVerified: wire.email_proved,
  privacyDue: wire.privacy_due,
})

/** Whether a customer's identity is verified, and the state of the last check. */
export type IdentityCheck = {
  readonly isOffered: boolean
  readonly isVerified: boolean
  readonly state: IdentityCheckState | 'unknown' | null
  /** The number to choose in the app of the provider. */
  readonly number: string | null
}

/** Converts an identity check from the wire format. */
export const toIdentityCheck = (wire: {
  readonly offered: boolean
  readonly proved: boolean
  readonly state: string | null
  readonly number: string | null
}): IdentityCheck => ({
  isOffered: wire.offered,
  isVerified: wire.proved,
  state: wire.state === null ? null : knownCode(identityCheckStates, wire.state),
  number: wire.number,
})
