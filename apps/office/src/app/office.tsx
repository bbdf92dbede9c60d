import { useEndpoint } from '@sakina/api-client/swr'
import { opsRegisterCustomer } from '@sakina/api-client/wire/office-orders'
import { getStaffSession } from '@sakina/api-client/wire/staff'
import { Offline } from '@sakina/ui/art/illustrations/offline'
import { Unplugged } from '@sakina/ui/art/illustrations/unplugged'
import { ErrorState } from '@sakina/ui/error-state'
import { lazy, useMemo } from 'react'

import { AllActs } from '../acts/all-acts.tsx'
import { Answer } from '../answer/answer.tsx'
import { Absences } from '../absences/absences.tsx'
import { Dispatch } from '../dispatch/dispatch.tsx'
import { CustomerFile } from '../file/file.tsx'
import { Find } from '../file/find.tsx'
import { Inbox } from '../inbox/inbox.tsx'
import { Closing } from '../money/closing.tsx'
import { Invoices } from '../money/invoices.tsx'
import { Payments } from '../money/payments.tsx'
import { Refunds } from '../money/refunds.tsx'
import { NewOrder } from '../new-order/new-order.tsx'
import { ChangePassword } from '../password/change-password.tsx'
import { Recruitment } from '../recruitment/recruitment.tsx'
import { mayDo, SessionContext } from '../shared/person.ts'
import { Navigate, Route, Routes, useLocation } from '../shared/router.tsx'
import { useText } from '../shared/text.ts'
import { useErrorMessage } from '../shared/use-error-message.ts'
import { Sessions } from '../sessions/sessions.tsx'
import { Staff } from '../staff/staff.tsx'
import { Welcome } from '../welcome/welcome.tsx'
import { SignIn } from '../sign-in/sign-in.tsx'
import { Today } from '../today/today.tsx'
import { Worker } from '../workers/worker.tsx'
import { Workers } from '../workers/workers.tsx'
import { Frame } from './frame.tsx'
import { ScreenBoundary, ScreenSkeleton } from './screen-boundary.tsx'

/** A whole booking, which most people of the office never open. */
const OrderFor = lazy(async () => ({ default: (await import('../new-order/order-for.tsx')).OrderFor }))

/** Shows the sign-in to whoever is not signed in, and the screens to whoever is. */
export function Office() {
  const t = useText()
  const words = useErrorMessage()
  const { data: person, error, isValidating, mutate } = useEndpoint(getStaffSession, {})
  const session = useMemo(
    () => (person === undefined ? undefined : { person, check: () => void mutate() }),
    [person, mutate],
  )
  const isWelcome = useLocation().pathname === '/welcome'
  const isSignedOut = error?.status === 401
  if (isWelcome) return <Welcome />
  if (isSignedOut || (person === undefined && error === undefined && !isValidating))
    return <SignIn onSignedIn={(signedIn) => void mutate(signedIn, { revalidate: false })} />
  if (session === undefined && error !== undefined)
    return (
      <main className="mx-auto grid max-w-xl gap-6 p-6">
        <ErrorState
          level={1}
          illustration={error.kind === 'network' ? <Offline /> : <Unplugged />}
          title={t('app.failed')}
          text={words(error)}
          onRetry={() => void mutate()}
        />
      </main>
    )
  if (session === undefined)
    return (
      <main className="mx-auto grid max-w-xl p-6">
        <ScreenSkeleton />
      </main>
    )
  return (
    <SessionContext value={session}>
      <Frame>
        <ScreenBoundary>
          {session.person.mustChangePassword ? (
            <ChangePassword />
          ) : (
            <Routes>
              <Route path="/" element={<Today />} />
              <Route path="/dispatch" element={<Dispatch />} />
              <Route path="/absences" element={<Absences />} />
              <Route path="/recruitment" element={<Recruitment />} />
              <Route path="/workers" element={<Workers />} />
              <Route path="/workers/:id" element={<Worker />} />
              <Route path="/money" element={<Invoices />} />
              <Route path="/money/payments" element={<Payments />} />
              <Route path="/money/refunds" element={<Refunds />} />
              <Route path="/money/closing" element={<Closing />} />
              <Route path="/messages" element={<Inbox />} />
              <Route path="/acts" element={<AllActs />} />
              <Route path="/staff" element={<Staff />} />
              <Route path="/find" element={<Find />} />
              {mayDo(session.person, opsRegisterCustomer) && (
                <>
                  <Route path="/new-order" element={<NewOrder />} />
                  <Route path="/new-order/:id" element={<OrderFor />} />
                </>
              )}
              <Route path="/file/:id" element={<CustomerFile />} />
              <Route path="/:kind/:id" element={<Answer />} />
              <Route path="/sessions" element={<Sessions />} />
              <Route path="/password" element={<ChangePassword />} />
              <Route path="*" element={<Navigate replace to="/" />} />
            </Routes>
          )}
        </ScreenBoundary>
      </Frame>
    </SessionContext>
  )
}
