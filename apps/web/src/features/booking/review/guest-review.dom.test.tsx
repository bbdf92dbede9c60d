import { examples } from '@sakina/api-client/wire/examples'
import { instant } from '@sakina/domain/calendar'
import { startDraft } from '@sakina/domain/booking'
import { money, ZERO_MONEY } from '@sakina/domain/money'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'

import { SessionContext, useSession } from '../../../shared/session/session.ts'
import { messageText } from '../../../shared/testing/locale-providers.tsx'
import { PageProviders } from '../../../shared/testing/page-providers.tsx'
import { BookingExtras } from './booking-extras.tsx'
import GuestAccountForm from './guest-account-form.tsx'

afterEach(cleanup)

const draft = startDraft(
  { service: 'hourly', serviceId: 1, planId: 101 },
  { id: 'draft', now: instant('2026-02-01T10:00:00+03:00') },
)
const nothing = () => undefined

function AsGuest({ children }: { children: ReactNode }) {
  const session = useSession()
  const guest = Object.assign({}, session, { status: 'signedOut' as const, login: null })
  return <SessionContext value={guest}>{children}</SessionContext>
}

/** The additions with a price that follows the voucher, as the server quotes it. */
function Extras() {
  const [isApplied, setIsApplied] = useState(false)
  const total = money(isApplied ? 9056 : 12_075)
  return (
    <BookingExtras
      draft={draft}
      price={{
        lines: isApplied ? [{ code: 'voucher', amount: money(-2625) }] : [],
        taxPercent: 15,
        taxTotal: ZERO_MONEY,
        ofWhich: [],
        outside: [],
        voucher: null,
        totals: [total],
        total,
        balance: ZERO_MONEY,
        wallet: ZERO_MONEY,
        due: total,
      }}
      onChange={({ voucherCode }) => setIsApplied(voucherCode !== undefined)}
    />
  )
}

test.each(['ar', 'en'] as const)(
  'a guest applies an offer with one press and reads the new total in %s',
  async (locale) => {
    render(
      <PageProviders
        locale={locale}
        fetch={async (input) =>
          Response.json(
            String(input instanceof Request ? input.url : input).includes('/offers')
              ? examples.listOffers.answer
              : examples.quoteOrder.answer,
          )
        }
      >
        <AsGuest>
          <Extras />
        </AsGuest>
      </PageProviders>,
    )
    fireEvent.click(await screen.findByRole('button', { name: /FIRST25/ }))
    const applied = await screen.findByRole('status')
    expect(applied.textContent).toMatch(/FIRST25.*26\.25.*90\.56/)
    await waitFor(() => expect(applied.parentElement).toBe(document.activeElement))
  },
)

test.each(['ar', 'en'] as const)(
  'an empty account form names what each field needs and focuses the first, in %s',
  async (locale) => {
    render(
      <PageProviders locale={locale}>
        <AsGuest>
          <GuestAccountForm
            draft={draft}
            change={() => draft}
            onOpened={nothing}
            formId="account"
            onSending={nothing}
            signIn={null}
            hasAccount={false}
            onHasAccount={nothing}
          />
        </AsGuest>
      </PageProviders>,
    )
    fireEvent.submit(screen.getByRole('form'))
    for (const key of [
      'validation.bookingAccount.name',
      'validation.bookingAccount.nationalId',
      'validation.code.mobileRequired',
      'validation.bookingAccount.password',
    ] as const)
      expect(await screen.findByText(messageText(locale, key))).toBeDefined()
    const name = screen.getByLabelText(new RegExp(messageText(locale, 'booking.account.name')))
    await waitFor(() => expect(document.activeElement).toBe(name))
  },
)

test.each(['ar', 'en'] as const)(
  'a guest without a Saudi mobile creates the account by email, in %s',
  async (locale) => {
    const sent: unknown[] = []
    const opened: boolean[] = []
    render(
      <PageProviders
        locale={locale}
        fetch={async (input, init) => {
          const url = String(input instanceof Request ? input.url : input)
          if (!url.endsWith('/register_and_login')) return new Response(null, { status: 404 })
          sent.push(JSON.parse(typeof init?.body === 'string' ? init.body : ''))
          return Response.json(examples.registerAndLogin.answer, { status: 201 })
        }}
      >
        <AsGuest>
          <GuestAccountForm
            draft={draft}
            change={() => draft}
            onOpened={(isProved) => opened.push(isProved)}
            formId="account"
            onSending={nothing}
            signIn={null}
            hasAccount={false}
            onHasAccount={nothing}
          />
        </AsGuest>
      </PageProviders>,
    )
    const label = (key: string) => new RegExp(`^${messageText(locale, key)}`)
    fireEvent.click(screen.getByRole('radio', { name: label('booking.account.byEmail') }))
    expect(screen.queryByLabelText(label('booking.account.phone'))).toBeNull()
    const type = (key: string, value: string) =>
      fireEvent.change(screen.getByRole('textbox', { name: label(key) }), { target: { value } })
    type('booking.account.name', 'نورة عبدالله القحطاني')
    type('booking.account.nationalId', '1012345672')
    type('booking.account.email', 'noura@home.example')
    fireEvent.change(screen.getByLabelText(label('booking.account.password')), {
      target: { value: 'a house of seven doors' },
    })
    fireEvent.submit(screen.getByRole('form'))
    await waitFor(() => expect(opened).toHaveLength(1))
    expect(sent).toEqual([
      {
        login: 'noura@home.example',
        email: 'noura@home.example',
        name: 'نورة عبدالله القحطاني',
        id_card: '1012345672',
        password: 'a house of seven doors',
        confirm_password: 'a house of seven doors',
      },
    ])
  },
)
