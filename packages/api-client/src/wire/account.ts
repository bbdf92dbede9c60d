import { identityCheckStates, textLimits } from '@sakina/domain/vocabulary'
import * as v from 'valibot'
import { body, field, record, type Codec, type ValueOf, resultOf } from './codec.ts'
import {
  booleanField,
  booleanUnlessFalseField,
  idField,
  idFromRelationField,
  optionalIdField,
  optionalTextField,
  relationField,
  requiredTextField,
  textField,
} from './fields.ts'
import {
  removableText,
  requiredSingleLineInputSchema,
  secretInputSchema,
  singleLineInputSchema,
} from './inputs.ts'
import { converted, optionalCode, optionalInstant } from './value-codecs.ts'

const accountFields = {
  id: field('user_id', idFromRelationField(), { alsoAs: ['id'] }),
  name: field('user_name', textField(), { alsoAs: ['name'] }),
  login: field('login', textField()),
  email: field('email', optionalTextField()),
  mobile: field('mobile', optionalTextField()),
  phone: field('phone', optionalTextField()),
  partnerId: field('partner_id', idFromRelationField()),
}

type Contact = { readonly mobile: string | null; readonly phone: string | null }

/** A provider may send the mobile as the phone only. */
// @__NO_SIDE_EFFECTS__
const withMobile = <Value extends Contact>(account: Codec<Value>): Codec<Value> =>
  converted(account, {
    decode: (value) => ({ ...value, mobile: value.mobile ?? value.phone }),
    encode: (value) => value,
  })

/** The name, login and contact details of a customer's account. */
export const accountCodec = /* @__PURE__ */ withMobile(/* @__PURE__ */ record(accountFields))
export type AccountRecord = ValueOf<typeof accountCodec>
/** An account as the site uses it. */
export type Account = Omit<AccountRecord, 'phone'>

/** What a customer has still to do about the account. */
const accountStateFields = {
  mustChangePassword: field('must_change_password', booleanField()),
  // A provider without codes does not ask for them.
  isMobileVerified: field('mobile_proved', booleanUnlessFalseField()),
  isEmailVerified: field('email_proved', booleanUnlessFalseField()),
  privacyDue: field('privacy_due', optionalTextField()),
}

const sessionFields = {
  ...accountFields,
  ...accountStateFields,
  apiToken: field('api_token', requiredTextField()),
  expiresAt: field('expires_at', optionalInstant()),
}

/** An account that has just signed in, with its token. */
export const sessionCodec = /* @__PURE__ */ withMobile(/* @__PURE__ */ record(sessionFields))
export type Session = Omit<ValueOf<typeof sessionCodec>, 'phone'>

/** A session of an account that was just created, with the address that was created with it. */
export const signUpSessionCodec = /* @__PURE__ */ withMobile(
  /* @__PURE__ */ record({ ...sessionFields, addressId: field('address_id', optionalIdField()) }),
)
export type SignUpSession = Omit<ValueOf<typeof signUpSessionCodec>, 'phone'>

/** A device on which the customer is signed in. */
export const deviceCodec = /* @__PURE__ */ record({
  id: field('id', idField()),
  beganAt: field('began_at', optionalInstant()),
  usedAt: field('used_at', optionalInstant()),
  /** What the browser calls itself. */
  browser: field('browser', textField()),
  /** Whether this call was made with it. */
  isThis: field('is_this', booleanField()),
})

/** The customer's own details. */
export const profileCodec = /* @__PURE__ */ record({
  ...accountStateFields,
  partnerId: field('id', optionalIdField()),
  name: field('name', textField()),
  login: field('login', textField()),
  email: field('email', optionalTextField()),
  mobile: field('mobile', optionalTextField()),
  phone: field('phone', optionalTextField()),
  contactPhone: field('contact_phone', optionalTextField()),
  nationalId: field('id_card', optionalTextField()),
  country: field('country', relationField()),
  region: field('state', relationField()),
  city: field('city', optionalTextField()),
  neighborhood: field('neighborhood_id', relationField()),
  street: field('street', optionalTextField()),
  buildingNumber: field('number_building', optionalTextField()),
  unitNumber: field('number_apartment', optionalTextField()),
})
export type Profile = ValueOf<typeof profileCodec>

/** A response with the customer's own details. */
export const profileAnswer = /* @__PURE__ */ converted(
  /* @__PURE__ */ resultOf(/* @__PURE__ */ record({ partner: field('partner', profileCodec) })),
  { decode: ({ partner }): Profile => partner, encode: (partner: Profile) => ({ partner }) },
)

/** Whether a customer's identity is verified, and the state of the last check. */
export const identityCheckCodec = /* @__PURE__ */ record({
  isOffered: field('offered', booleanField()),
  isVerified: field('proved', booleanField()),
  state: field('state', optionalCode(identityCheckStates)),
  number: field('number', optionalTextField()),
})
export type IdentityCheck = ValueOf<typeof identityCheckCodec>

const requiredText = requiredSingleLineInputSchema
const text = singleLineInputSchema

/** A new account: the person, with the login and password they choose. */
export const newAccountFields = {
  login: field('login', requiredText(textLimits.login)),
  name: field('name', requiredText(textLimits.personName)),
  password: field('password', secretInputSchema()),
  confirmPassword: field('confirm_password', secretInputSchema()),
  email: field('email', removableText(text(textLimits.email))),
  phone: field('phone', removableText(text(textLimits.phone))),
  mobile: field('mobile', removableText(text(textLimits.phone))),
  nationalId: field('id_card', requiredText(textLimits.nationalId)),
  privacyVersion: field('privacy_version', v.optional(text(textLimits.termsVersion))),
}

const newPassword = {
  newPassword: field('new_password', secretInputSchema()),
  confirmPassword: field('confirm_password', secretInputSchema()),
}
export const mobileWithCode = {
  mobile: field('mobile', requiredText(textLimits.phone)),
  code: field('code', requiredText(textLimits.oneTimeCode)),
}

export const passwordByCode = /* @__PURE__ */ body({ ...mobileWithCode, ...newPassword })
export const passwordByLink = /* @__PURE__ */ body({
  ...newPassword,
  email: field('email', requiredText(textLimits.email)),
  token: field('token', secretInputSchema()),
})
export const changedPassword = /* @__PURE__ */ body({
  ...newPassword,
  oldPassword: field('old_password', v.optional(secretInputSchema())),
})
export const emailProof = /* @__PURE__ */ body({
  code: mobileWithCode.code,
  contactPhone: field('contact_phone', v.optional(text(textLimits.phone))),
})

/** The changes of a profile: what is missing stays, an empty text removes the old one. */
export const profileChanges = /* @__PURE__ */ body({
  name: field('name', v.optional(requiredText(textLimits.personName))),
  email: field('email', v.optional(text(textLimits.email))),
  phone: field('phone', v.optional(text(textLimits.phone))),
  mobile: field('mobile', v.optional(text(textLimits.phone))),
  password: field('password', v.optional(secretInputSchema())),
  contactPhone: field('contact_phone', v.optional(text(textLimits.phone))),
  code: field('code', v.optional(text(textLimits.oneTimeCode))),
  emailCode: field('email_code', v.optional(text(textLimits.oneTimeCode))),
  factorCode: field('factor_code', v.optional(text(textLimits.oneTimeCode))),
})
export type ProfileChanges = ValueOf<typeof profileChanges>

type Described =
  | keyof SignUpSession
  | keyof Profile
  | keyof IdentityCheck
  | keyof typeof newAccountFields
  | keyof ProfileChanges
  | 'newPassword'
  | 'oldPassword'
  | 'token'
  | 'address'
  | 'hash'

/** A sentence for OpenAPI about each field of an account; a bundle of the site drops them. */
export const accountDescriptions: Readonly<Record<Described, string>> = {
  id: 'The id of the customer.',
  partnerId: 'The id of the customer’s record, which other calls take.',
  name: 'The full name, at least two words.',
  login: 'The e-mail or mobile that the customer chose to sign in with.',
  email: 'The e-mail.',
  mobile: 'The mobile, ten digits from 05.',
  phone: 'A second number, or the mobile again.',
  contactPhone: 'A number of any country at which a customer without a proved mobile is called.',
  nationalId: 'The national ID or residence permit, ten digits.',
  country: 'The country of the main address.',
  region: 'The region of the main address.',
  city: 'The city of the main address.',
  neighborhood: 'The neighbourhood of the main address.',
  street: 'The street of the main address.',
  buildingNumber: 'The building number of the main address.',
  unitNumber: 'The flat of the main address.',
  apiToken: 'The token that signed-in calls send as `api-token`.',
  expiresAt: 'When the session ends unless it is used.',
  mustChangePassword: 'Whether the password must be changed before anything else.',
  isMobileVerified: 'Whether a code proved the mobile.',
  isEmailVerified: 'Whether a code proved the e-mail.',
  privacyDue: 'The version of the privacy notice that is still to be shown, if any.',
  privacyVersion: 'The version of the privacy notice that was shown beside the form.',
  addressId: 'The id of the address that was created with the account.',
  address: 'The home, which becomes the main address.',
  hash: 'Accepted and ignored.',
  isOffered: 'Whether the national ID can be proved here.',
  isVerified: 'Whether the national ID is proved.',
  state: `The state of the last request to prove it: ${identityCheckStates.join(', ')}.`,
  number: 'The number to choose in the app of the identity provider.',
  password: 'The password; a change of e-mail or mobile needs the present one.',
  oldPassword: 'The present password; not needed where it must be changed.',
  newPassword: 'The new password.',
  confirmPassword: 'The new password again.',
  token: 'The token of the reset link.',
  code: 'The code of six digits that was sent to the mobile or e-mail.',
  emailCode: 'The code for `email` that the new e-mail received.',
  factorCode: 'The code for `change` that the other proved contact received.',
}
