import { expect, test } from 'vitest'
import { isSameEmail, replacementCodes } from './replaced-contacts.ts'

const both = { email: 'old@home.example', mobile: '+966500000001' }
const newEmail = 'new@home.example'
const newMobile = '+966500000002'

test('two spellings of an email are one mailbox, and no email is none', () => {
  expect(isSameEmail('Old@Home.example', 'old@home.example')).toBe(true)
  expect(isSameEmail(null, 'old@home.example')).toBe(false)
  expect(isSameEmail(null, null)).toBe(true)
})

test('a new email takes a code to it and one to the mobile, a new mobile one to the email', () => {
  expect(replacementCodes(both, { ...both, email: newEmail })).toEqual({
    email: newEmail,
    other: both.mobile,
  })
  expect(replacementCodes(both, { ...both, mobile: newMobile })).toEqual({
    mobile: newMobile,
    other: both.email,
  })
  expect(replacementCodes(both, { ...both, email: null })).toEqual({ other: both.mobile })
  expect(replacementCodes(both, { email: 'OLD@home.example', mobile: both.mobile })).toEqual({})
})

test('without another verified contact a new email takes a code to the old one, a new mobile only its own', () => {
  const byEmail = { email: both.email, mobile: null }
  const byMobile = { email: null, mobile: both.mobile }
  expect(replacementCodes(byEmail, { email: newEmail, mobile: null })).toEqual({
    email: newEmail,
    other: both.email,
  })
  expect(replacementCodes(byMobile, { email: newEmail, mobile: newMobile })).toEqual({ mobile: newMobile })
})
