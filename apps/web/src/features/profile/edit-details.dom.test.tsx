import { examples } from '@sakina/api-client/wire/examples'
import { getUserContext } from '@sakina/api-client/wire/identity'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { SessionContext, useSession, type SessionActions } from '../../shared/session/session.ts'
import { messageText } from '../../shared/testing/locale-providers.tsx'
import { PageProviders } from '../../shared/testing/page-providers.tsx'
import EditPersonalDetailsForm from './edit-details.tsx'

afterEach(cleanup)

const profile = getUserContext.read(examples.getUserContext.answer)
const answer = Object(examples.updateProfile.answer)
const nothing = () => undefined

function Editing({ amend }: Pick<SessionActions, 'amend'>) {
  const session = useSession()
  return (
    <SessionContext value={{ ...session, amend }}>
      <EditPersonalDetailsForm profile={profile} onSaved={nothing} onCancel={nothing} />
    </SessionContext>
  )
}

test('saving the details updates the customer of the session', async () => {
  const amend = vi.fn<SessionActions['amend']>()
  const { partner } = answer.result
  render(
    <PageProviders locale="en" fetch={() => Promise.resolve(Response.json(answer))}>
      <Editing amend={amend} />
    </PageProviders>,
  )
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(new RegExp(`^${messageText('en', label)}`)), { target: { value } })
  type('profile.name', 'Demo Customer Account')
  type('profile.mobile', '0500000000')
  type('profile.password', 'a house of seven doors')
  fireEvent.click(screen.getByText(messageText('en', 'profile.save')))
  await waitFor(() => expect(amend).toHaveBeenCalledOnce())
  expect(amend.mock.calls[0]?.[0]).toMatchObject({
    name: partner.name,
    login: partner.login,
    email: partner.email,
    mobile: partner.mobile,
    isMobileVerified: partner.mobile_proved,
  })
})
