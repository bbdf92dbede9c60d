import { staffRoles, textLimits } from '@sakina/domain/vocabulary'
import * as v from 'valibot'
import { body, field, listOf, record, resultOf } from './codec.ts'
import { booleanField, idField, listField, optionalTextField, relationField, textField } from './fields.ts'
import {
  booleanInputSchema,
  catalogueIdInputSchema,
  choiceInputSchema,
  requiredSingleLineInputSchema,
  secretInputSchema,
} from './inputs.ts'
import { defineOperation } from './operation.ts'
import { booleanParam, pageQuery, recordIdParam } from './queries.ts'
import { optionalInstant, pageOf, successCodec } from './value-codecs.ts'

/** The fields that all operations about people of the office share. */
const staff = { area: 'ops', root: 'host', cache: 'never', extension: true } as const

const oneRecord = /* @__PURE__ */ v.strictObject({ id: /* @__PURE__ */ recordIdParam() })

const personFields = {
  id: field('id', idField()),
  name: field('name', textField()),
  email: field('email', textField()),
  roles: field('roles', listField(v.picklist(staffRoles))),
  /** The branches that the person works for; none: all of them. */
  branches: field('branch_ids', listField(relationField())),
  mustChangePassword: field('must_change_password', booleanField()),
}
const personCodec = /* @__PURE__ */ record(personFields)

// The session of the person who asks

/** Begins a session of the office; its token is only in the cookie of the response. */
export const staffSignIn = defineOperation({
  ...staff,
  id: 'staffSignIn',
  auth: 'none',
  method: 'POST',
  path: '/ops/session',
  summary: 'Sign in to the office with email and password; the session is a cookie',
  body: v.strictObject({
    email: requiredSingleLineInputSchema(textLimits.email),
    password: secretInputSchema(),
  }),
  answer: resultOf(personCodec),
  errors: ['wrong_credentials', 'forbidden'],
})

export const getStaffSession = defineOperation({
  ...staff,
  id: 'getStaffSession',
  auth: 'staff',
  method: 'GET',
  path: '/ops/session',
  summary: 'Who is signed in to the office, with which roles and branches',
  answer: resultOf(personCodec),
  errors: [],
})

export const staffSignOut = defineOperation({
  ...staff,
  id: 'staffSignOut',
  auth: 'staff',
  method: 'DELETE',
  path: '/ops/session',
  summary: 'End this session of the office',
  answer: successCodec,
  errors: [],
})

export const listStaffSessions = defineOperation({
  ...staff,
  id: 'listStaffSessions',
  auth: 'staff',
  method: 'GET',
  path: '/ops/sessions',
  summary: 'The sessions of the person who asks, the last used first',
  answer: resultOf(
    listOf(
      record({
        id: field('id', idField()),
        beganAt: field('began_at', optionalInstant()),
        usedAt: field('used_at', optionalInstant()),
        endsAt: field('ends_at', optionalInstant()),
        address: field('address', textField()),
        browser: field('browser', textField()),
        isThis: field('is_this', booleanField()),
      }),
    ),
  ),
  errors: [],
})

/** Ends one session of the person who asks, such as one on a lost phone. */
export const endStaffSession = defineOperation({
  ...staff,
  id: 'endStaffSession',
  auth: 'staff',
  method: 'DELETE',
  path: '/ops/sessions/:id',
  summary: 'End a session of the person who asks',
  params: oneRecord,
  answer: successCodec,
  errors: ['not_found'],
})

/** Sets a new password and ends every other session of the person. */
export const changeStaffPassword = defineOperation({
  ...staff,
  id: 'changeStaffPassword',
  auth: 'staff',
  method: 'POST',
  path: '/ops/session/password',
  summary: 'Set a new password of the person who asks; every other session ends',
  body: body({
    oldPassword: field('old_password', secretInputSchema()),
    newPassword: field('new_password', secretInputSchema()),
    confirmPassword: field('confirm_password', secretInputSchema()),
  }),
  answer: successCodec,
  errors: ['wrong_password'],
})

/** Chooses a password by the link of an invitation, which works once and for three days. */
export const acceptStaffInvitation = defineOperation({
  ...staff,
  id: 'acceptStaffInvitation',
  auth: 'none',
  method: 'POST',
  path: '/ops/invitation',
  summary: 'Choose a password by the link that a person of the office was sent',
  body: body({
    token: field('token', secretInputSchema()),
    newPassword: field('new_password', secretInputSchema()),
    confirmPassword: field('confirm_password', secretInputSchema()),
  }),
  answer: successCodec,
  errors: ['reset_link_invalid', 'forbidden'],
})

// The people of the office

const memberFields = {
  ...personFields,
  isActive: field('is_active', booleanField()),
  createdAt: field('created_at', optionalInstant()),
  lastSeenAt: field('last_seen_at', optionalInstant()),
}
const memberCodec = /* @__PURE__ */ record(memberFields)

const rolesInput = () =>
  v.pipe(
    v.array(choiceInputSchema(staffRoles), 'wrong_type'),
    v.minLength(1, 'required'),
    v.maxLength(7, 'too_long'),
  )
const branchesInput = () =>
  v.pipe(v.array(catalogueIdInputSchema(), 'wrong_type'), v.maxLength(100, 'too_long'))

export const opsListStaff = defineOperation({
  ...staff,
  id: 'opsListStaff',
  auth: 'ops',
  roles: ['owner', 'auditor'],
  method: 'GET',
  path: '/ops/staff',
  summary: 'The people of the office, by name',
  query: v.strictObject({ ...pageQuery, active: v.optional(booleanParam()) }),
  answer: pageOf(memberCodec),
  errors: [],
})

/** Whether the person gets a link by email, to choose a password; otherwise a first password is shown once. */
const byMail = { isByMail: field('by_mail', v.optional(booleanInputSchema())) }

/** Adds a person to the office, with a link by email or with a password that is shown once. */
export const opsAddStaff = defineOperation({
  ...staff,
  id: 'opsAddStaff',
  auth: 'ops',
  roles: ['owner'],
  method: 'POST',
  path: '/ops/staff',
  summary: 'Add a person to the office, who gets a link by email or a first password, shown once',
  body: body({
    name: field('name', requiredSingleLineInputSchema(textLimits.officePerson)),
    email: field('email', requiredSingleLineInputSchema(textLimits.email)),
    roles: field('roles', rolesInput()),
    /** The branches that the person works for; none: all of them. */
    branches: field('branches', v.optional(branchesInput())),
    ...byMail,
  }),
  answer: resultOf(record({ ...memberFields, password: field('password', optionalTextField()) })),
  status: 201,
  errors: ['login_taken'],
})

/** Changes what a person of the office may do; a person who left ends with every session. */
export const opsChangeStaff = defineOperation({
  ...staff,
  id: 'opsChangeStaff',
  auth: 'ops',
  roles: ['owner'],
  method: 'PATCH',
  path: '/ops/staff/:id',
  summary: 'Change the roles or branches of a person of the office, or end the account',
  params: oneRecord,
  body: body({
    name: field('name', v.optional(requiredSingleLineInputSchema(textLimits.officePerson))),
    roles: field('roles', v.optional(rolesInput())),
    branches: field('branches', v.optional(branchesInput())),
    isActive: field('is_active', v.optional(booleanInputSchema())),
  }),
  answer: resultOf(memberCodec),
  errors: ['not_found', 'transition_not_allowed'],
})

/** Gives a person a new link or a new password, which is shown once; every session ends. */
export const opsResetStaffPassword = defineOperation({
  ...staff,
  id: 'opsResetStaffPassword',
  auth: 'ops',
  roles: ['owner'],
  method: 'POST',
  path: '/ops/staff/:id/password',
  summary:
    'Send a person of the office a link to a new password, or give one, shown once; every session of the person ends',
  params: oneRecord,
  body: body(byMail),
  answer: resultOf(record({ password: field('password', optionalTextField()) })),
  errors: ['not_found'],
})
