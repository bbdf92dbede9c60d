import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AnyObjectSchema } from 'yup'
import { instant, localDate } from '../calendar/index.ts'
import { propertyTestOptions, slowTestOptions } from '../property-runs.ts'
import { defaultScheduleRules as rules, slotKey } from '../schedule/index.ts'
import { doorContactSchema } from './door-contact.ts'
import { deleteAccountSchema, profileSchema } from './account.ts'
import { addressSchema } from './address.ts'
import {
  deliveryStepSchema,
  extrasStepSchema,
  startStepSchema,
  termsSchema,
  visitStepSchema,
  workerStepSchema,
} from './booking.ts'
import { codeMobileSchema, codeSchema, resetWithCodeSchema } from './code-forms.ts'
import { isFieldProblem } from './is-problem.ts'
import {
  changeOwnPasswordSchema,
  changePasswordSchema,
  forgotPasswordSchema,
  loginForgotSchema,
  loginSchema,
  passwordPromptSchema,
  resetPasswordSchema,
} from './password-forms.ts'
import {
  cancellationSchema,
  complaintReplySchema,
  complaintSchema,
  replacementSchema,
  suspensionSchema,
  visitRatingSchema,
  refundRequestSchema,
} from './requests.ts'
import { bookingAccountSchema, signUpAddressSchema, signUpIdentitySchema } from './sign-up.ts'
import { specialPackageSchema } from './special-package.ts'
import { validate } from './validate.ts'
import { namedWorkerSchema, visaDetailsSchema } from './visa.ts'
import { addCardSchema, voucherClaimSchema } from './wallet.ts'

type Values = Readonly<Record<string, unknown>>
type Wrong = readonly [change: Values, field: string, key: string, values?: Values]
type Form = {
  readonly schema: AnyObjectSchema
  readonly good: Values
  /** The values as sent, where they differ from the typed ones. */
  readonly sent?: Values
  readonly alsoGood?: readonly Values[]
  readonly wrong: readonly Wrong[]
}

const now = instant('2026-01-31T10:00:00+03:00')
const today = localDate('2026-01-31')
const taken = new Set([slotKey(localDate('2026-02-09'), 'evening')])
const situation = { now, rules, taken }
const PASSWORD = 'sakina-demo-2026'
const controls = 'نورة \u202Eعبدالله القحطاني'

const identity = {
  loginBy: 'email',
  name: ' نورة  عبدالله القحطاني ',
  nationalId: '١٠١٢٣٤٥٦٧٢',
  email: 'Customer@Example.com',
  phone: '+966 50 000 0001',
  password: PASSWORD,
  confirmPassword: PASSWORD,
}
const identitySent = {
  name: 'نورة عبدالله القحطاني',
  nationalId: '1012345672',
  email: 'Customer@example.com',
  phone: '0500000001',
}
const { confirmPassword: _confirmation, ...bookingAccount } = identity
const home = {
  regionId: 5,
  neighborhoodId: '12',
  buildingNumber: '٢٩٢٩',
  unitNumber: '٣',
  street: ' شارع الملك عبدالعزيز',
  postalCode: '39952',
  additionalNumber: '1234',
  shortAddress: 'rrrd 2929',
}
const homeSent = {
  buildingNumber: '2929',
  unitNumber: '3',
  street: 'شارع الملك عبدالعزيز',
  shortAddress: 'RRRD2929',
}

const requiredIn = (key: string, ...fields: readonly string[]): Wrong[] =>
  fields.flatMap((field): Wrong[] => [
    [{ [field]: undefined }, field, key],
    [{ [field]: '' }, field, key],
  ])
const tooLong = (field: string, most: number): Wrong => [
  { [field]: 'x y z'.padEnd(most + 1, 'z') },
  field,
  'validation.common.tooLong',
  { most },
]

const identityWrong: readonly Wrong[] = [
  ...requiredIn('validation.signUp.fillAllRequired', 'name', 'nationalId', 'password', 'confirmPassword'),
  [{ loginBy: '' }, 'loginBy', 'validation.common.choose'],
  [{ loginBy: 'fax' }, 'loginBy', 'validation.common.choose'],
  [{ email: '' }, 'email', 'validation.signUp.chosenLogin'],
  [{ loginBy: 'phone', phone: '' }, 'phone', 'validation.signUp.chosenLogin'],
  [{ loginBy: undefined, phone: '', email: '' }, 'email', 'validation.signUp.emailOrPhone'],
  [{ email: 'customer.example.com' }, 'email', 'validation.signUp.invalidEmail'],
  [{ loginBy: 'phone', email: 'customer@' }, 'email', 'validation.signUp.invalidEmail'],
  [{ name: 'نورة القحطاني' }, 'name', 'validation.person.nameWords', { least: 3 }],
  [{ name: controls }, 'name', 'validation.person.hiddenCharacters'],
  tooLong('name', 120),
  [{ nationalId: '101234567' }, 'nationalId', 'validation.person.idTenDigits'],
  [{ nationalId: '3012345672' }, 'nationalId', 'validation.person.idFirstDigit'],
  [{ phone: '050000000' }, 'phone', 'validation.person.phoneTenDigits'],
  [{ phone: '0112345678' }, 'phone', 'validation.person.phoneNotMobile'],
  [{ password: 'k7Gq2xW' }, 'password', 'validation.password.tooShort', { least: 8 }],
  [{ password: 'k7Gq2xWp'.repeat(17) }, 'password', 'validation.password.tooLong', { most: 128 }],
  [{ password: 'password1' }, 'password', 'validation.password.common'],
  [{ nationalId: '1012345672', password: '١٠١٢٣٤٥٦٧٢' }, 'password', 'validation.password.isLogin'],
  [{ phone: '0551234567', password: '+966551234567' }, 'password', 'validation.password.isLogin'],
  [{ email: 'nora@home.example', password: 'Nora@Home.example' }, 'password', 'validation.password.isLogin'],
  [{ confirmPassword: `${PASSWORD} ` }, 'confirmPassword', 'validation.signUp.passwordsDoNotMatch'],
  [{ name: 5 }, 'name', 'validation.common.invalid'],
  [{ password: ['a'] }, 'password', 'validation.common.invalid'],
]
const homeWrong: readonly Wrong[] = [
  [{ buildingNumber: '29' }, 'buildingNumber', 'validation.address.buildingNumber'],
  [{ unitNumber: '<>' }, 'unitNumber', 'validation.address.unitNumber'],
  [{ street: '--' }, 'street', 'validation.address.street'],
  [{ postalCode: '99999' }, 'postalCode', 'validation.address.postalCode'],
  [{ additionalNumber: '12' }, 'additionalNumber', 'validation.address.additionalNumber'],
  [{ shortAddress: 'RRRD' }, 'shortAddress', 'validation.address.shortAddress'],
  [{ regionId: 'a b' }, 'regionId', 'validation.common.invalid'],
  [{ regionId: 0 }, 'regionId', 'validation.common.invalid'],
  [{ neighborhoodId: 1.5 }, 'neighborhoodId', 'validation.common.invalid'],
]
const homeMissing = requiredIn('validation.signUp.fillAllRequired', 'buildingNumber', 'unitNumber', 'street')
const optionalHome = {
  regionId: '',
  neighborhoodId: null,
  postalCode: '',
  additionalNumber: undefined,
  shortAddress: null,
}

const forms: Readonly<Record<string, Form>> = {
  'sign-up, first step': {
    schema: signUpIdentitySchema,
    good: identity,
    sent: identitySent,
    alsoGood: [{ phone: '' }, { loginBy: 'phone', email: '' }],
    wrong: identityWrong,
  },
  'sign-up, second step': {
    schema: signUpAddressSchema,
    good: home,
    sent: homeSent,
    alsoGood: [optionalHome],
    wrong: [...homeMissing, ...homeWrong],
  },
  'account of a booking, by email': {
    schema: bookingAccountSchema,
    good: { ...bookingAccount, phone: '12' },
    sent: { ...identitySent, phone: undefined },
    wrong: [
      ...requiredIn('validation.forgotPassword.emailRequired', 'email'),
      [{ email: 'customer@' }, 'email', 'validation.person.email'],
      [
        { email: 'nora@home.example', password: 'nora@home.example' },
        'password',
        'validation.password.isLogin',
      ],
      [{ loginBy: 'fax' }, 'loginBy', 'validation.common.choose'],
    ],
  },
  'account of a booking, by mobile': {
    schema: bookingAccountSchema,
    good: { ...bookingAccount, loginBy: 'phone', email: 'customer@' },
    sent: { ...identitySent, email: undefined },
    wrong: [
      ...requiredIn('validation.code.mobileRequired', 'phone'),
      ...requiredIn('validation.bookingAccount.name', 'name'),
      ...requiredIn('validation.bookingAccount.nationalId', 'nationalId'),
      ...requiredIn('validation.bookingAccount.password', 'password'),
      [{ phone: '0112345678' }, 'phone', 'validation.person.phoneNotMobile'],
    ],
  },
  login: {
    schema: loginSchema,
    good: { login: ' 1012345672\u200F', password: ' any ' },
    sent: { login: '1012345672' },
    wrong: [...requiredIn('validation.login.fillAllFields', 'login', 'password'), tooLong('login', 254)],
  },
  'forgot password on the login page': {
    schema: loginForgotSchema,
    good: { login: '1012345672' },
    wrong: requiredIn('validation.login.enterNationalIdFirst', 'login'),
  },
  'forgot password': {
    schema: forgotPasswordSchema,
    good: { email: 'customer@example.com' },
    wrong: [
      ...requiredIn('validation.forgotPassword.emailRequired', 'email'),
      [{ email: 'nora' }, 'email', 'validation.person.email'],
    ],
  },
  'reset password': {
    schema: resetPasswordSchema,
    good: { email: 'customer@example.com', token: 'abc', newPassword: PASSWORD, confirmPassword: PASSWORD },
    wrong: [
      ...requiredIn(
        'validation.resetPassword.fillAllFields',
        'email',
        'token',
        'newPassword',
        'confirmPassword',
      ),
      [{ confirmPassword: 'another one' }, 'confirmPassword', 'validation.resetPassword.passwordsDoNotMatch'],
      [{ newPassword: 'short' }, 'newPassword', 'validation.password.tooShort', { least: 8 }],
      tooLong('token', 200),
    ],
  },
  'who opens the door': {
    schema: doorContactSchema,
    good: { name: ' Umm Sara ', mobile: '+966 50 000 0001' },
    sent: { name: 'Umm Sara', mobile: '0500000001' },
    wrong: [
      ...requiredIn('validation.common.required', 'name', 'mobile'),
      [{ mobile: '050' }, 'mobile', 'validation.person.phoneTenDigits'],
      tooLong('name', 80),
    ],
  },
  'the mobile of a code': {
    schema: codeMobileSchema,
    good: { phone: '+966 50 000 0001' },
    sent: { phone: '0500000001' },
    wrong: [
      ...requiredIn('validation.code.mobileRequired', 'phone'),
      [{ phone: '050' }, 'phone', 'validation.person.phoneTenDigits'],
    ],
  },
  'a code': {
    schema: codeSchema,
    good: { code: '٠١٢ ٣٤٥' },
    sent: { code: '012345' },
    wrong: [
      ...requiredIn('validation.code.required', 'code'),
      [{ code: '12345' }, 'code', 'validation.code.sixDigits'],
    ],
  },
  'reset password with a code': {
    schema: resetWithCodeSchema,
    good: { code: '012345', newPassword: PASSWORD, confirmPassword: PASSWORD },
    wrong: [
      ...requiredIn('validation.code.required', 'code'),
      ...requiredIn('validation.changePassword.fillAllFields', 'newPassword', 'confirmPassword'),
    ],
  },
  'change password with a token': {
    schema: changePasswordSchema,
    good: { newPassword: PASSWORD, confirmPassword: PASSWORD },
    wrong: [
      ...requiredIn('validation.changePassword.fillAllFields', 'newPassword', 'confirmPassword'),
      [
        { confirmPassword: 'another one' },
        'confirmPassword',
        'validation.changePassword.passwordsDoNotMatch',
      ],
    ],
  },
  'change password in the profile': {
    schema: changeOwnPasswordSchema,
    good: { oldPassword: 'old', newPassword: PASSWORD, confirmPassword: PASSWORD },
    wrong: [
      ...requiredIn(
        'validation.changePassword.fillAllFields',
        'oldPassword',
        'newPassword',
        'confirmPassword',
      ),
      [
        { confirmPassword: 'another one' },
        'confirmPassword',
        'validation.changePassword.passwordsDoNotMatch',
      ],
      [{ oldPassword: PASSWORD }, 'newPassword', 'validation.password.sameAsOld'],
    ],
  },
  'password prompt': {
    schema: passwordPromptSchema,
    good: { password: 'any' },
    wrong: requiredIn('validation.account.password', 'password'),
  },
  address: {
    schema: addressSchema,
    good: {
      ...home,
      cityId: 1,
      name: 'البيت',
      phone: '0500000001',
      email: 'a@b.co',
      note: 'باب',
      mapLink: 'https://maps.example.com/?q=1',
      isMain: true,
    },
    sent: homeSent,
    alsoGood: [
      { unitNumber: '' },
      { cityId: '', name: '', phone: '', email: '', note: '', mapLink: '', isMain: null },
      { isMain: false },
    ],
    wrong: [
      ...homeWrong,
      ...requiredIn('validation.address.region', 'regionId'),
      ...requiredIn('validation.address.neighborhood', 'neighborhoodId'),
      ...requiredIn('validation.address.buildingNumber', 'buildingNumber'),
      ...requiredIn('validation.address.street', 'street'),
      [{ mapLink: 'http://maps.example.com' }, 'mapLink', 'validation.common.notALink'],
      [{ mapLink: 'ftp://maps.example.com' }, 'mapLink', 'validation.common.notALink'],
      [{ mapLink: 'https://maps.example.com@evil.example' }, 'mapLink', 'validation.common.notALink'],
      [{ mapLink: 'https://maps.example.com/a b' }, 'mapLink', 'validation.common.notALink'],
      [{ mapLink: 'https://localhost' }, 'mapLink', 'validation.common.notALink'],
      [{ mapLink: 'maps' }, 'mapLink', 'validation.common.notALink'],
      [{ isMain: 'yes' }, 'isMain', 'validation.common.invalid'],
      tooLong('note', 300),
    ],
  },
  'booking: branch and delivery': {
    schema: deliveryStepSchema,
    good: { branchId: 1, delivery: 'home' },
    alsoGood: [{ delivery: 'pickup' }],
    wrong: [
      ...requiredIn('validation.booking.chooseBranch', 'branchId'),
      ...requiredIn('validation.booking.chooseDelivery', 'delivery'),
      [{ delivery: 'drone' }, 'delivery', 'validation.booking.chooseDelivery'],
    ],
  },
  'booking: workers': {
    schema: workerStepSchema,
    good: { count: '٢', workerIds: [1, 2] },
    sent: { count: 2 },
    alsoGood: [
      { count: 1, workerIds: [] },
      { count: 1, workerIds: undefined },
      { count: '1', workerIds: ['w-9'] },
    ],
    wrong: [
      [{ count: '' }, 'count', 'validation.booking.chooseWorkers', { count: 1 }],
      [{ count: 4 }, 'count', 'validation.booking.chooseWorkers', { least: 1, most: 3 }],
      [{ count: 0 }, 'count', 'validation.booking.chooseWorkers', { least: 1, most: 3 }],
      [{ count: 1.5 }, 'count', 'validation.booking.chooseWorkers', { least: 1, most: 3 }],
      [{ count: 'two' }, 'count', 'validation.booking.chooseWorkers', { least: 1, most: 3 }],
      [{ count: true }, 'count', 'validation.booking.chooseWorkers', { least: 1, most: 3 }],
      [{ workerIds: [1] }, 'workerIds', 'validation.booking.chooseWorkers', { count: 2 }],
      [{ workerIds: [] }, 'workerIds', 'validation.booking.chooseWorkers', { count: 2 }],
      [{ workerIds: [1, 1] }, 'workerIds', 'validation.booking.chooseWorkers', { count: 2 }],
      [{ count: 1 }, 'workerIds', 'validation.booking.chooseWorkers', { count: 1 }],
      [{ workerIds: [1, {}] }, 'workerIds[1]', 'validation.common.invalid'],
      [{ workerIds: [1, undefined] }, 'workerIds[1]', 'validation.common.invalid'],
    ],
  },
  'booking: visits of a bundle': {
    schema: visitStepSchema({ visitCount: 4, recurrenceRate: 2, period: 'any' }, situation),
    good: {
      firstDay: '2026-02-01',
      period: 'evening',
      weekdays: ['0', 2],
      repeatMode: 'once',
      repeatCount: 1,
    },
    sent: { weekdays: [0, 2] },
    alsoGood: [
      { repeatMode: undefined, repeatCount: undefined },
      { repeatMode: 'monthly', repeatCount: '3' },
    ],
    wrong: [
      ...requiredIn('validation.schedule.chooseDay', 'firstDay'),
      ...requiredIn('validation.schedule.choosePeriod', 'period'),
      [{ firstDay: '2026-02-30' }, 'firstDay', 'validation.common.notADate'],
      [{ period: 'night' }, 'period', 'validation.schedule.choosePeriod'],
      [{ weekdays: [0] }, 'weekdays', 'validation.schedule.numberOfWeekdays', { wanted: 2, chosen: 1 }],
      [{ weekdays: undefined }, 'weekdays', 'validation.schedule.numberOfWeekdays', { wanted: 2, chosen: 1 }],
      [{ weekdays: [0, 7] }, 'weekdays[1]', 'validation.common.choose', { least: 0, most: 6 }],
      [{ weekdays: 'Sunday' }, 'weekdays', 'validation.common.invalid'],
      [{ weekdays: [1, 2] }, 'firstDay', 'validation.schedule.firstDayNotChosen', { day: '2026-02-01' }],
      [
        { firstDay: '2026-01-25', weekdays: [0, 2] },
        'firstDay',
        'validation.schedule.inThePast',
        { day: '2026-01-25' },
      ],
      [
        { firstDay: '2026-08-02' },
        'firstDay',
        'validation.schedule.tooFar',
        { day: '2026-08-02', last: '2026-07-30' },
      ],
      [
        { period: 'morning', weekdays: [0, 5] },
        'firstDay',
        'validation.schedule.noFridayMorning',
        { day: '2026-02-06' },
      ],
      [
        { weekdays: [0, 1] },
        'firstDay',
        'validation.schedule.taken',
        { day: '2026-02-09', period: 'evening' },
      ],
      [{ repeatMode: 'weekly', repeatCount: 2 }, 'repeatMode', 'validation.schedule.weeklyNeedsSingleVisit'],
      [{ repeatMode: 'daily' }, 'repeatMode', 'validation.schedule.unknownRepetition'],
      [
        { repeatMode: 'once', repeatCount: 2 },
        'repeatCount',
        'validation.schedule.unknownRepetition',
        { mode: 'once', count: '2' },
      ],
      [
        { repeatMode: 'monthly', repeatCount: 13 },
        'repeatCount',
        'validation.schedule.unknownRepetition',
        { least: 1, most: 12 },
      ],
    ],
  },
  'booking: visits of a morning plan of 26': {
    schema: visitStepSchema({ visitCount: 26, recurrenceRate: 6, period: 'morning' }, situation),
    good: { firstDay: '2026-02-01', period: 'morning', weekdays: [0, 1, 2, 3, 4, 6] },
    sent: { repeatMode: 'once', repeatCount: 1 },
    wrong: [
      [{ period: 'evening' }, 'period', 'validation.schedule.periodNotInPlan', { period: 'evening' }],
      [
        { repeatMode: 'monthly', repeatCount: 2 },
        'repeatMode',
        'validation.schedule.bundleLongerThanInterval',
      ],
      [
        { firstDay: '2026-01-31' },
        'firstDay',
        'validation.schedule.tooSoon',
        { day: '2026-01-31', hours: 4 },
      ],
    ],
  },
  'booking: visits when Ramadan Fridays are closed': {
    schema: visitStepSchema(
      { visitCount: 1, recurrenceRate: 1, period: 'any' },
      { ...situation, rules: { ...rules, fridaysInRamadan: false } },
    ),
    good: { firstDay: '2026-02-19', period: 'evening' },
    sent: { weekdays: [], repeatMode: 'once', repeatCount: 1 },
    wrong: [
      [
        { firstDay: '2026-02-20' },
        'firstDay',
        'validation.schedule.noFridayInRamadan',
        { day: '2026-02-20' },
      ],
    ],
  },
  'booking: visits of a plan that is none': {
    schema: visitStepSchema({ visitCount: 0, recurrenceRate: 0, period: 'any' }, situation),
    good: {},
    wrong: [
      [{ firstDay: '2026-02-19', period: 'evening' }, 'firstDay', 'validation.schedule.notAVisitPlan'],
      [{}, 'firstDay', 'validation.schedule.chooseDay'],
    ],
  },
  'booking: first day of a contract': {
    schema: startStepSchema(situation),
    good: { startDate: '2026-01-31' },
    wrong: [
      ...requiredIn('validation.schedule.chooseDay', 'startDate'),
      [{ startDate: 'soon' }, 'startDate', 'validation.common.notADate'],
      [
        { startDate: '2026-01-30' },
        'startDate',
        'validation.schedule.tooSoon',
        { day: '2026-01-30', first: '2026-01-31' },
      ],
      [
        { startDate: '2026-07-31' },
        'startDate',
        'validation.schedule.tooFar',
        { day: '2026-07-31', last: '2026-07-30' },
      ],
    ],
  },
  'booking: extras': {
    schema: extrasStepSchema,
    good: { note: 'الباب الأيمن', voucherCode: 'FIRST25', useWallet: true },
    alsoGood: [{ note: '', voucherCode: '', useWallet: false }],
    wrong: [tooLong('note', 500), tooLong('voucherCode', 40)],
  },
  'booking: terms': {
    schema: termsSchema,
    good: { workSchedule: true, terms: true },
    wrong: [
      [{ workSchedule: false }, 'workSchedule', 'validation.booking.agreeToAllTerms'],
      [{ terms: false }, 'terms', 'validation.booking.agreeToAllTerms'],
      [{ terms: undefined }, 'terms', 'validation.booking.agreeToAllTerms'],
      [{ terms: 'true' }, 'terms', 'validation.common.invalid'],
    ],
  },
  'visa details': {
    schema: visaDetailsSchema(today),
    good: {
      visaNumber: '١٣٠١٢٣٤٥٦٧',
      visaExpiry: '2026-01-31',
      visaId: '1012345672',
      birthDate: '1990-05-01',
      passportUploadId: 'u-1',
    },
    sent: { visaNumber: '1301234567' },
    wrong: [
      ...requiredIn('validation.common.required', 'visaNumber', 'visaExpiry', 'visaId', 'birthDate'),
      ...requiredIn('validation.visa.passportImage', 'passportUploadId'),
      [{ visaNumber: '12' }, 'visaNumber', 'validation.visa.number'],
      [{ visaExpiry: '2026-01-30' }, 'visaExpiry', 'validation.visa.expired'],
      [{ visaExpiry: 'x' }, 'visaExpiry', 'validation.common.notADate'],
      [{ visaId: '5' }, 'visaId', 'validation.person.idTenDigits'],
      [{ birthDate: '2026-05-01' }, 'birthDate', 'validation.visa.birthDate'],
      [{ birthDate: '2005-02-01' }, 'birthDate', 'validation.visa.tooYoung', { least: 21 }],
      [{ birthDate: 'x' }, 'birthDate', 'validation.common.notADate'],
    ],
  },
  'worker by name': {
    schema: namedWorkerSchema,
    good: { name: 'Maricel', passportNumber: 'p1234567a' },
    sent: { passportNumber: 'P1234567A' },
    wrong: [
      ...requiredIn('validation.visa.workerName', 'name'),
      ...requiredIn('validation.common.required', 'passportNumber'),
      [{ passportNumber: 'x' }, 'passportNumber', 'validation.visa.passportNumber'],
    ],
  },
  'special package': {
    schema: specialPackageSchema(situation),
    good: {
      workerType: 'nanny',
      nationality: 'filipino',
      workerCount: '2',
      duration: '6months',
      startDate: '2026-02-01',
      note: '',
    },
    sent: { workerCount: 2 },
    wrong: [
      ...requiredIn('validation.package.workerType', 'workerType'),
      ...requiredIn('validation.package.nationality', 'nationality'),
      ...requiredIn('validation.package.count', 'workerCount'),
      ...requiredIn('validation.package.duration', 'duration'),
      [{ workerCount: 4 }, 'workerCount', 'validation.package.count', { least: 1, most: 3 }],
      [{ workerType: 'driver' }, 'workerType', 'validation.package.workerType'],
      ...requiredIn('validation.schedule.chooseDay', 'startDate'),
      [
        { startDate: '2026-01-31' },
        'startDate',
        'validation.schedule.tooSoon',
        { day: '2026-01-31', first: '2026-02-01' },
      ],
    ],
  },
  cancellation: {
    schema: cancellationSchema,
    good: { contractId: 'c-1', reason: 'moving', reasonText: '', attachmentUploadId: '' },
    alsoGood: [{ reason: '' }, { reason: undefined, reasonText: 'سفر' }],
    wrong: [
      ...requiredIn('validation.cancellation.missingContract', 'contractId'),
      [{ reason: 'bored' }, 'reason', 'validation.common.choose'],
      tooLong('reasonText', 1000),
    ],
  },
  suspension: {
    schema: suspensionSchema(today, localDate('2026-01-31')),
    good: { contractId: 7, reason: 'booking_error', suspensionDate: '2026-01-31', resumeDate: '2026-02-01' },
    alsoGood: [{ resumeDate: '', reason: '' }, { resumeDate: '2026-05-01' }],
    wrong: [
      ...requiredIn('validation.suspension.missingContract', 'contractId'),
      ...requiredIn('validation.common.required', 'suspensionDate'),
      [{ reason: 'moving' }, 'reason', 'validation.suspension.reason'],
      [{ suspensionDate: '2026-01-30' }, 'suspensionDate', 'validation.suspension.startInThePast'],
      [{ suspensionDate: 'x' }, 'suspensionDate', 'validation.common.notADate'],
      [{ resumeDate: '2026-01-31' }, 'resumeDate', 'validation.suspension.resumeBeforeStart'],
      [{ resumeDate: 'x' }, 'resumeDate', 'validation.common.notADate'],
      [{ resumeDate: '2026-05-02' }, 'resumeDate', 'validation.suspension.tooLong'],
    ],
  },
  replacement: {
    schema: replacementSchema(today),
    good: { contractId: 7, reason: 'late', workerId: '', startDate: '2026-01-31' },
    alsoGood: [{ reason: '', workerId: 12, reasonText: 'تأخر' }, { workerId: null }, { workerId: '1030' }],
    wrong: [
      ...requiredIn('validation.replacement.missingContract', 'contractId'),
      ...requiredIn('validation.common.required', 'startDate'),
      [{ reason: 'moving' }, 'reason', 'validation.common.choose'],
      [{ workerId: 'W-1030' }, 'workerId', 'validation.common.choose'],
      [{ workerId: 0 }, 'workerId', 'validation.common.choose'],
      [{ startDate: '2026-01-30' }, 'startDate', 'validation.replacement.startInThePast'],
      [{ startDate: 'x' }, 'startDate', 'validation.common.notADate'],
    ],
  },
  complaint: {
    schema: complaintSchema,
    good: { contractId: 7, type: 'delay', details: 'أول\nثانٍ' },
    alsoGood: [{ details: '' }, { visitId: '' }, { visitId: 'v1' }],
    wrong: [
      ...requiredIn('validation.complaint.missingContract', 'contractId'),
      ...requiredIn('validation.complaint.type', 'type'),
      [{ type: 'noise' }, 'type', 'validation.complaint.type'],
      tooLong('details', 2000),
    ],
  },
  'complaint reply': {
    schema: complaintReplySchema,
    good: { text: 'أول\nثانٍ' },
    wrong: [...requiredIn('validation.common.required', 'text'), tooLong('text', 2000)],
  },
  'visit rating': {
    schema: visitRatingSchema,
    good: { stars: 4, nextWorker: 'same', note: 'أول\nثانٍ' },
    alsoGood: [
      { nextWorker: '', note: '' },
      { nextWorker: 'another', stars: '1' },
    ],
    wrong: [
      ...requiredIn('validation.common.choose', 'stars'),
      [{ stars: '0' }, 'stars', 'validation.common.choose', { least: 1, most: 5 }],
      [{ stars: '6' }, 'stars', 'validation.common.choose', { least: 1, most: 5 }],
      [{ nextWorker: 'her' }, 'nextWorker', 'validation.common.choose'],
      tooLong('note', 500),
    ],
  },
  'wallet return': {
    schema: refundRequestSchema,
    good: {
      contractId: 7,
      email: 'customer@example.com',
      phone: '0500000001',
      action: 'refundPayment',
      reasons: ['unused', 'other'],
      reasonText: '',
    },
    alsoGood: [{ reasons: [] }, { reasons: undefined, action: 'replaceService' }],
    wrong: [
      ...requiredIn('validation.walletReturn.contractNotFound', 'contractId'),
      ...requiredIn('validation.walletReturn.emailAndPhone', 'email', 'phone'),
      ...requiredIn('validation.walletReturn.action', 'action'),
      [{ action: 'keep' }, 'action', 'validation.walletReturn.action'],
      [{ reasons: ['unused', 'x'] }, 'reasons[1]', 'validation.common.choose'],
      [{ reasons: [''] }, 'reasons[0]', 'validation.common.choose'],
      [{ email: 'nora' }, 'email', 'validation.person.email'],
    ],
  },
  'add card': {
    schema: addCardSchema(now),
    good: {
      holder: 'NORA ALQAHTANI',
      number: '4111 1111 1111 1111',
      expiry: '٨/٢٧',
      cvv: '١٢٣',
      saveCard: true,
    },
    sent: { number: '4111111111111111', expiry: '08/27', cvv: '123' },
    alsoGood: [{ number: '378282246310005', cvv: '1234', saveCard: false }],
    wrong: [
      ...requiredIn('validation.card.holder', 'holder'),
      ...requiredIn('validation.card.number', 'number'),
      ...requiredIn('validation.card.expiry', 'expiry'),
      ...requiredIn('validation.card.cvv', 'cvv'),
      [{ number: '4111111111111112' }, 'number', 'validation.card.number'],
      [{ expiry: '12/25' }, 'expiry', 'validation.card.expired'],
      [{ expiry: '13/27' }, 'expiry', 'validation.card.expiry'],
      [{ cvv: '1234' }, 'cvv', 'validation.card.cvv'],
      [{ number: '378282246310005' }, 'cvv', 'validation.card.cvv'],
      [{ number: '', cvv: '12' }, 'cvv', 'validation.card.cvv'],
      [{ cvv: 123 }, 'cvv', 'validation.common.invalid'],
    ],
  },
  'claiming a voucher': {
    schema: voucherClaimSchema,
    good: { code: ' first-25 ' },
    sent: { code: 'FIRST25' },
    wrong: [
      ...requiredIn('validation.voucher.code', 'code'),
      [{ code: 'x' }, 'code', 'validation.voucher.code'],
    ],
  },
  'deleting the account': {
    schema: deleteAccountSchema,
    good: { confirm: 'yes', password: ' any' },
    alsoGood: [{ confirm: 'no', password: '' }],
    wrong: [
      ...requiredIn('validation.account.confirm', 'confirm'),
      ...requiredIn('validation.account.password', 'password'),
    ],
  },
  profile: {
    schema: profileSchema,
    good: { name: 'نورة عبدالله القحطاني', email: '', phone: '0500000001' },
    wrong: [
      ...requiredIn('validation.common.required', 'name', 'phone'),
      [{ email: 'nora' }, 'email', 'validation.person.email'],
    ],
  },
}

const plain = (values: unknown): Values =>
  Object.fromEntries(
    Object.entries({ ...(values as Values) }).filter(([, value]) => value !== undefined && value !== ''),
  )

describe.each(Object.entries(forms))('the schema of the form %s', (_name, form) => {
  test('a form schema accepts valid values and returns them normalised', () => {
    // Two forms are listed only for their refusals and have no valid values: a plan without visits,
    // and a visit that can no longer be moved.
    if (Object.keys(form.good).length === 0) return
    const result = validate(form.schema, { ...form.good, unknownField: 'x' })
    expect(result.ok ? plain(result.value) : result.fields).toEqual(plain({ ...form.good, ...form.sent }))
  })

  test('a form schema accepts its own result unchanged', () => {
    const once = validate(form.schema, form.good)
    const again = once.ok ? validate(form.schema, once.value) : once
    expect(again).toEqual(once)
  })

  for (const change of form.alsoGood ?? []) {
    test(`a form schema accepts valid values changed to ${JSON.stringify(change)}`, () => {
      expect(validate(form.schema, { ...form.good, ...change })).toMatchObject({ ok: true })
    })
  }

  for (const [change, field, key, values] of form.wrong) {
    test(`a form schema reports ${key} on ${field} for ${JSON.stringify(change).slice(0, 60)}`, () => {
      const result = validate(form.schema, { ...form.good, ...change })
      if (result.ok) return expect.unreachable(JSON.stringify(result.value))
      expect(result.fields[field]?.key).toBe(key)
      if (values) expect(result.fields[field]?.values).toEqual(values)
    })
  }

  test('a form schema returns values or known messages for any input', slowTestOptions, () => {
    const fields = Object.keys(form.schema.fields)
    const anything = fc.oneof(
      fc.anything({ withDate: true, withNullPrototype: true }),
      fc.dictionary(
        fc.constantFrom(...fields),
        fc.oneof(fc.string(), fc.integer(), fc.anything(), fc.constant(null)),
      ),
    )
    fc.assert(
      fc.property(anything, (values) => {
        const result = validate(form.schema, values)
        if (!result.ok) expect(Object.values(result.fields).every(isFieldProblem)).toBe(true)
      }),
      { numRuns: Math.ceil(propertyTestOptions.numRuns / 5) },
    )
  })
})
