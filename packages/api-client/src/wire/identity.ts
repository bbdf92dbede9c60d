import { codePurposes, textLimits } from '@sakina/domain/vocabulary'
import * as v from 'valibot'
import { toAccount, toProfile, toSession, toSignUpSession } from './entities/identity.ts'
import { successSchema, toSuccessResponse } from './acknowledged.ts'
import { requiredAddressFields, optionalAddressFields } from './address-fields.ts'
import { answered } from './envelope.ts'
import { filledLine, idInput, line, secretText } from './inputs.ts'
import { operation } from './operation.ts'
import { profileSchema, registeredSchema, sessionSchema, signedUpSchema } from './shapes/identity.ts'

/** Who somebody is, and the login and password they choose. */
const personFields = {
  login: filledLine(textLimits.login),
  name: filledLine(textLimits.personName),
  password: secretText(),
  confirm_password: secretText(),
  email: v.optional(line(textLimits.email)),
  phone: v.optional(line(textLimits.phone)),
  mobile: v.optional(line(textLimits.phone)),
  id_card: filledLine(textLimits.nationalId),
}

export const register = operation({
  id: 'register',
  area: 'identity',
  method: 'POST',
  path: '/register',
  summary: 'Open an account; the login is the chosen e-mail or phone',
  auth: 'none',
  body: v.strictObject({
    ...personFields,
    // The documented payload has one redacted field: taken, and ignored.
    hash: v.optional(line(textLimits.token)),
    neighborhood_id: v.optional(idInput()),
    street: filledLine(textLimits.street),
    number_building: filledLine(textLimits.buildingNumber),
    number_apartment: filledLine(textLimits.unitNumber),
    country_id: v.optional(idInput()),
    state_id: v.optional(idInput()),
    city: v.optional(line(textLimits.city)),
    district: v.optional(line(textLimits.district)),
    zip: v.optional(line(textLimits.postalCode)),
    additional_number: v.optional(line(textLimits.additionalNumber)),
    short_address: v.optional(line(textLimits.shortAddress)),
  }),
  answer: answered(registeredSchema),
  status: 201,
  idempotent: true,
  errors: ['login_taken'],
  cache: 'never',
  limit: 'register',
  read: ({ result }) => toAccount(result),
})

/**
 * Registering and signing in as one act, for whoever is in the middle of a booking. The same key and form sent again
 * answers the same account with a session of its own.
 */
export const registerAndLogin = operation({
  id: 'registerAndLogin',
  area: 'identity',
  method: 'POST',
  path: '/register_and_login',
  summary: 'Open an account and sign in to it at once; an address that is sent becomes its main one',
  auth: 'none',
  body: v.strictObject({
    ...personFields,
    address: v.optional(
      v.strictObject({
        ...optionalAddressFields,
        ...requiredAddressFields,
        name: v.optional(filledLine(textLimits.addressName)),
      }),
    ),
  }),
  answer: answered(signedUpSchema),
  status: 201,
  idempotent: true,
  errors: ['login_taken', 'wrong_credentials'],
  cache: 'never',
  limit: 'register',
  extension: true,
  read: ({ result }) => toSignUpSession(result),
})

export const login = operation({
  id: 'login',
  area: 'identity',
  method: 'POST',
  path: '/login',
  summary: 'Sign in by national ID, e-mail or mobile',
  auth: 'none',
  body: v.strictObject({ login: filledLine(textLimits.login), password: secretText() }),
  answer: answered(sessionSchema),
  errors: ['wrong_credentials'],
  cache: 'never',
  limit: 'login',
  read: ({ result }) => toSession(result),
})

const mobileWithCode = {
  mobile: filledLine(textLimits.phone),
  code: filledLine(textLimits.oneTimeCode),
}

export const sendCode = operation({
  id: 'sendCode',
  area: 'identity',
  method: 'POST',
  path: '/codes',
  summary: 'Text a code of six digits that works for five minutes; answers the same for any number',
  auth: 'optional',
  body: v.strictObject({
    mobile: filledLine(textLimits.phone),
    purpose: v.picklist(codePurposes, 'not_allowed'),
  }),
  answer: successSchema,
  errors: ['unauthorized'],
  cache: 'never',
  limit: 'forgot',
  extension: true,
  read: toSuccessResponse,
})

export const loginWithCode = operation({
  id: 'loginWithCode',
  area: 'identity',
  method: 'POST',
  path: '/login/code',
  summary: 'Sign in by a proved mobile and the code that was sent to it for `sign_in`',
  auth: 'none',
  body: v.strictObject(mobileWithCode),
  answer: answered(sessionSchema),
  errors: ['code_invalid'],
  cache: 'never',
  limit: 'login',
  extension: true,
  read: ({ result }) => toSession(result),
})

export const resetPasswordWithCode = operation({
  id: 'resetPasswordWithCode',
  area: 'identity',
  method: 'POST',
  path: '/reset_password/code',
  summary: 'Set a new password with the code that was sent to a proved mobile for `password`',
  auth: 'none',
  body: v.strictObject({ ...mobileWithCode, new_password: secretText(), confirm_password: secretText() }),
  answer: successSchema,
  errors: ['code_invalid'],
  cache: 'never',
  limit: 'forgot',
  extension: true,
  read: toSuccessResponse,
})

export const proveMobile = operation({
  id: 'proveMobile',
  area: 'identity',
  method: 'POST',
  path: '/my/mobile',
  summary: 'Prove the account’s mobile with the code that was sent to it for `mobile`',
  auth: 'required',
  body: v.strictObject(mobileWithCode),
  answer: answered(v.object({ partner: profileSchema })),
  errors: ['code_invalid', 'login_taken'],
  cache: 'never',
  extension: true,
  read: ({ result }) => toProfile(result.partner),
})

export const logout = operation({
  id: 'logout',
  area: 'identity',
  method: 'POST',
  path: '/logout',
  summary: 'End this session: the token is dead at once',
  auth: 'required',
  answer: successSchema,
  errors: [],
  cache: 'never',
  extension: true,
  read: toSuccessResponse,
})

export const changePassword = operation({
  id: 'changePassword',
  area: 'identity',
  method: 'POST',
  path: '/change_password',
  summary: 'Change the password; the old one is required unless the account must change it',
  auth: 'required',
  body: v.strictObject({
    old_password: v.optional(secretText()),
    new_password: secretText(),
    confirm_password: secretText(),
  }),
  answer: successSchema,
  errors: ['wrong_password'],
  cache: 'never',
  limit: 'login',
  read: toSuccessResponse,
})

export const forgetPassword = operation({
  id: 'forgetPassword',
  area: 'identity',
  method: 'POST',
  path: '/forget_password',
  summary: 'Send a reset link; answers the same whether the address is known or not',
  auth: 'none',
  body: v.strictObject({ email: filledLine(textLimits.email) }),
  answer: successSchema,
  errors: [],
  cache: 'never',
  limit: 'forgot',
  read: toSuccessResponse,
})

export const resetPassword = operation({
  id: 'resetPassword',
  area: 'identity',
  method: 'POST',
  path: '/reset_password',
  summary: 'Set a new password with the token of a reset link: once, within 30 minutes',
  auth: 'none',
  body: v.strictObject({
    email: filledLine(textLimits.email),
    token: secretText(),
    new_password: secretText(),
    confirm_password: secretText(),
  }),
  answer: successSchema,
  errors: ['reset_link_invalid'],
  cache: 'never',
  limit: 'forgot',
  read: toSuccessResponse,
})

export const getUserContext = operation({
  id: 'getUserContext',
  area: 'identity',
  method: 'GET',
  path: '/user/context',
  summary: 'The customer behind the token',
  auth: 'required',
  answer: answered(v.object({ partner: profileSchema })),
  errors: [],
  cache: 'account',
  read: ({ result }) => toProfile(result.partner),
})

export const updateProfile = operation({
  id: 'updateProfile',
  area: 'identity',
  method: 'PATCH',
  path: '/my/profile',
  summary:
    'Change name, e-mail or phone; a new e-mail or mobile asks for the password, another mobile in place of a proved one also for its code',
  auth: 'required',
  body: v.strictObject({
    name: v.optional(filledLine(textLimits.personName)),
    email: v.optional(line(textLimits.email)),
    phone: v.optional(line(textLimits.phone)),
    mobile: v.optional(line(textLimits.phone)),
    password: v.optional(secretText()),
    code: v.optional(line(textLimits.oneTimeCode)),
  }),
  answer: answered(v.object({ partner: profileSchema })),
  errors: ['wrong_password', 'code_invalid', 'login_taken'],
  cache: 'never',
  extension: true,
  read: ({ result }) => toProfile(result.partner),
})

export const downloadMyData = operation({
  id: 'downloadMyData',
  area: 'identity',
  method: 'GET',
  path: '/my/data',
  summary: 'Everything kept about the customer, as one JSON file',
  auth: 'required',
  answer: answered(v.record(v.string(), v.unknown())),
  errors: [],
  cache: 'never',
  limit: 'export',
  extension: true,
  read: ({ result }) => result,
})

export const deleteAccount = operation({
  id: 'deleteAccount',
  area: 'identity',
  method: 'POST',
  path: '/my/account/delete',
  summary: 'Erase the account; refused while a contract runs or money is frozen',
  auth: 'required',
  body: v.strictObject({ password: secretText() }),
  answer: successSchema,
  errors: ['wrong_password', 'account_has_running_contract', 'account_has_frozen_money'],
  cache: 'never',
  limit: 'login',
  extension: true,
  read: toSuccessResponse,
})
