import { oneTimeCodePurposes, textLimits } from '@sakina/domain/vocabulary'
import * as v from 'valibot'
import {
  accountCodec,
  changedPassword,
  deviceCodec,
  emailProof,
  identityCheckCodec,
  mobileWithCode,
  newAccountFields,
  passwordByCode,
  passwordByLink,
  profileAnswer,
  profileChanges,
  sessionCodec,
  signUpSessionCodec,
} from './account.ts'
import { addressOfRegistration, homeFields } from './address.ts'
import { body, field, listOf, optional, resultOf } from './codec.ts'
import { textField } from './fields.ts'
import { requiredSingleLineInputSchema, secretInputSchema, singleLineInputSchema } from './inputs.ts'
import { answerOf, successCodec } from './value-codecs.ts'
import { defineOperation } from './operation.ts'
import { recordIdParam } from './queries.ts'

export const register = defineOperation({
  id: 'register',
  area: 'identity',
  method: 'POST',
  path: '/register',
  summary: 'Open an account; the login is the chosen e-mail or phone',
  auth: 'none',
  body: body({
    ...newAccountFields,
    ...homeFields,
    // The specification redacts one field of this payload, so it is accepted and ignored.
    hash: field('hash', v.optional(singleLineInputSchema(textLimits.token))),
  }),
  answer: answerOf({
    account: field('result', accountCodec),
    message: field('message', v.optional(textField())),
  }),
  status: 201,
  idempotent: true,
  errors: ['login_taken'],
  cache: 'never',
  limit: 'register',
  read: ({ account }) => account,
})

/**
 * Registers a customer in the middle of a booking and signs in, with one request. Repeated with the
 * same idempotency key and form, it returns the same account with a new session.
 */
export const registerAndLogin = defineOperation({
  id: 'registerAndLogin',
  area: 'identity',
  method: 'POST',
  path: '/register_and_login',
  summary: 'Open an account and sign in to it at once; an address that is sent becomes its main one',
  auth: 'none',
  body: body({ ...newAccountFields, address: field('address', optional(addressOfRegistration)) }),
  answer: resultOf(signUpSessionCodec),
  status: 201,
  idempotent: true,
  errors: ['login_taken', 'wrong_credentials'],
  cache: 'never',
  limit: 'register',
  extension: true,
})

export const login = defineOperation({
  id: 'login',
  area: 'identity',
  method: 'POST',
  path: '/login',
  summary: 'Sign in by national ID, e-mail or mobile',
  auth: 'none',
  body: v.strictObject({
    login: requiredSingleLineInputSchema(textLimits.login),
    password: secretInputSchema(),
  }),
  answer: resultOf(sessionCodec),
  errors: ['wrong_credentials'],
  cache: 'never',
  limit: 'login',
})

export const sendCode = defineOperation({
  id: 'sendCode',
  area: 'identity',
  method: 'POST',
  path: '/codes',
  summary:
    'Send a code of six digits that works for five minutes, to a mobile or, to prove an e-mail or change a mobile, to the e-mail; answers the same for any number',
  auth: 'optional',
  body: v.strictObject({
    mobile: v.optional(singleLineInputSchema(textLimits.phone)),
    email: v.optional(singleLineInputSchema(textLimits.email)),
    purpose: v.picklist(oneTimeCodePurposes, 'not_allowed'),
  }),
  answer: successCodec,
  errors: ['unauthorized'],
  cache: 'never',
  limit: 'forgot',
  extension: true,
})

export const loginWithCode = defineOperation({
  id: 'loginWithCode',
  area: 'identity',
  method: 'POST',
  path: '/login/code',
  summary: 'Sign in by a proved mobile and the code that was sent to it for `sign_in`',
  auth: 'none',
  body: body(mobileWithCode),
  answer: resultOf(sessionCodec),
  errors: ['code_invalid'],
  cache: 'never',
  limit: 'login',
  extension: true,
})

export const resetPasswordWithCode = defineOperation({
  id: 'resetPasswordWithCode',
  area: 'identity',
  method: 'POST',
  path: '/reset_password/code',
  summary: 'Set a new password with the code that was sent to a proved mobile for `password`',
  auth: 'none',
  body: passwordByCode,
  answer: successCodec,
  errors: ['code_invalid'],
  cache: 'never',
  limit: 'forgot',
  extension: true,
})

/** Verifies the mobile of the account with a texted code. */
export const proveMobile = defineOperation({
  id: 'proveMobile',
  area: 'identity',
  method: 'POST',
  path: '/my/mobile',
  summary: 'Prove the account’s mobile with the code that was sent to it for `mobile`',
  auth: 'required',
  body: body(mobileWithCode),
  answer: profileAnswer,
  errors: ['code_invalid', 'login_taken'],
  cache: 'never',
  extension: true,
})

/** Verifies the email of the account with a code that was sent to it. */
export const proveEmail = defineOperation({
  id: 'proveEmail',
  area: 'identity',
  method: 'POST',
  path: '/my/email',
  summary:
    'Prove the account’s e-mail with the code that was sent to it for `email`; an account without a proved mobile names a number of any country to call',
  auth: 'required',
  body: emailProof,
  answer: profileAnswer,
  errors: ['code_invalid', 'login_taken'],
  cache: 'never',
  extension: true,
})

export const confirmPrivacyNotice = defineOperation({
  id: 'confirmPrivacyNotice',
  area: 'identity',
  method: 'POST',
  path: '/my/privacy',
  summary: 'Record that the customer was shown the current privacy notice',
  auth: 'required',
  body: v.strictObject({ version: requiredSingleLineInputSchema(textLimits.termsVersion) }),
  answer: profileAnswer,
  errors: ['terms_outdated'],
  cache: 'never',
  extension: true,
})

export const logout = defineOperation({
  id: 'logout',
  area: 'identity',
  method: 'POST',
  path: '/logout',
  summary: 'End this session: the token is dead at once',
  auth: 'required',
  answer: successCodec,
  errors: [],
  cache: 'never',
  extension: true,
})

export const listMySessions = defineOperation({
  id: 'listMySessions',
  area: 'identity',
  method: 'GET',
  path: '/my/sessions',
  summary: 'The devices on which the customer is signed in, the last used first',
  auth: 'required',
  answer: resultOf(listOf(deviceCodec)),
  errors: [],
  cache: 'never',
  extension: true,
})

export const endMySession = defineOperation({
  id: 'endMySession',
  area: 'identity',
  method: 'DELETE',
  path: '/my/sessions/:id',
  summary: 'Sign out of one device',
  auth: 'required',
  params: v.strictObject({ id: recordIdParam() }),
  answer: successCodec,
  errors: ['not_found'],
  cache: 'never',
  extension: true,
})

export const endMyOtherSessions = defineOperation({
  id: 'endMyOtherSessions',
  area: 'identity',
  method: 'DELETE',
  path: '/my/sessions',
  summary: 'Sign out of every other device',
  auth: 'required',
  answer: successCodec,
  errors: [],
  cache: 'never',
  extension: true,
})

export const changePassword = defineOperation({
  id: 'changePassword',
  area: 'identity',
  method: 'POST',
  path: '/change_password',
  summary: 'Change the password; the old one is required unless the account must change it',
  auth: 'required',
  body: changedPassword,
  answer: successCodec,
  errors: ['wrong_password'],
  cache: 'never',
  limit: 'login',
})

/** Sends a link to reset the password; the response is the same for unknown emails. */
export const sendPasswordResetLink = defineOperation({
  id: 'sendPasswordResetLink',
  area: 'identity',
  method: 'POST',
  path: '/forget_password',
  summary: 'Send a reset link; answers the same whether the address is known or not',
  auth: 'none',
  body: v.strictObject({ email: requiredSingleLineInputSchema(textLimits.email) }),
  answer: successCodec,
  errors: [],
  cache: 'never',
  limit: 'forgot',
})

export const resetPassword = defineOperation({
  id: 'resetPassword',
  area: 'identity',
  method: 'POST',
  path: '/reset_password',
  summary: 'Set a new password with the token of a reset link: once, within 30 minutes',
  auth: 'none',
  body: passwordByLink,
  answer: successCodec,
  errors: ['reset_link_invalid'],
  cache: 'never',
  limit: 'forgot',
})

/** Returns the customer to whom the token belongs. */
export const getUserContext = defineOperation({
  id: 'getUserContext',
  area: 'identity',
  method: 'GET',
  path: '/user/context',
  summary: 'The customer behind the token',
  auth: 'required',
  answer: profileAnswer,
  errors: [],
  cache: 'account',
})

export const updateProfile = defineOperation({
  id: 'updateProfile',
  area: 'identity',
  method: 'PATCH',
  path: '/my/profile',
  summary:
    'Change name, e-mail or phone; a new e-mail or mobile asks for the password and ends the other sessions, one in place of a proved one also asks for its code and for one of the other proved contact',
  auth: 'required',
  body: profileChanges,
  answer: profileAnswer,
  errors: ['wrong_password', 'code_invalid', 'login_taken'],
  cache: 'never',
  extension: true,
})

export const downloadMyData = defineOperation({
  id: 'downloadMyData',
  area: 'identity',
  method: 'GET',
  path: '/my/data',
  summary: 'Everything kept about the customer, as one JSON file',
  auth: 'required',
  answer: resultOf(v.record(v.string(), v.unknown())),
  errors: [],
  cache: 'never',
  limit: 'export',
  extension: true,
})

export const deleteAccount = defineOperation({
  id: 'deleteAccount',
  area: 'identity',
  method: 'POST',
  path: '/my/account/delete',
  summary: 'Erase the account; refused while a contract runs or money is frozen',
  auth: 'required',
  body: v.strictObject({ password: secretInputSchema() }),
  answer: successCodec,
  errors: ['wrong_password', 'account_has_running_contract', 'account_has_frozen_money'],
  cache: 'never',
  limit: 'login',
  extension: true,
})

const identityAnswer = resultOf(identityCheckCodec)

export const getIdentityCheck = defineOperation({
  id: 'getIdentityCheck',
  area: 'identity',
  method: 'GET',
  path: '/my/identity',
  summary: 'Whether the national ID is proved or can be, and the number to choose in the app',
  auth: 'required',
  answer: identityAnswer,
  errors: [],
  cache: 'account',
  extension: true,
})

export const startIdentityCheck = defineOperation({
  id: 'startIdentityCheck',
  area: 'identity',
  method: 'POST',
  path: '/my/identity',
  summary: 'Ask the identity provider to prove the national ID of the account',
  auth: 'required',
  answer: identityAnswer,
  errors: ['not_found', 'login_taken', 'provider_unavailable'],
  cache: 'never',
  extension: true,
})

export const refreshIdentityCheck = defineOperation({
  id: 'refreshIdentityCheck',
  area: 'identity',
  method: 'POST',
  path: '/my/identity/check',
  summary: 'Ask what came of the request; an approval takes the ID from accounts that only claim it',
  auth: 'required',
  answer: identityAnswer,
  errors: [],
  cache: 'never',
  extension: true,
})
