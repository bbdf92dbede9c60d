import type { PlanDetail } from '@sakina/api-client/client'
import { ErrorState } from '@sakina/ui/error-state'
import { Button } from '@sakina/ui/button'
import { EmptyState } from '@sakina/ui/empty-state'
import { Skeleton } from '@sakina/ui/skeleton'
import { SummaryCardSkeleton } from '@sakina/ui/summary-card'
import { useFreeWeekday } from '@sakina/api-client/booking'
import { parseBookingPreselection, type BookingPreselection } from '@sakina/domain/booking'
import { useEffect, useState, type ReactNode } from 'react'

import { Booking, type BookingProps } from '../features/booking/booking.tsx'
import {
  bookingUrl,
  bookedServiceOfPath,
  bookableServiceOf,
} from '../features/booking/plan/booked-service.ts'
import { useBookedPlan } from '../features/booking/plan/use-booked-plan.ts'
import { AsyncView } from '../shared/async-view/async-view.tsx'
import { now as readClock } from '../shared/clock/now.ts'
import { brand } from '../shared/config/brand.ts'
import { paths } from '../shared/config/paths.ts'
import { PlanPortrait, type PlanPortraitData } from '../shared/plans/worker-portrait.tsx'
import { logWarningOnce } from '../shared/errors/log-warning-once.ts'
import { UnlistedHeadTags } from '../shared/head/unlisted-head-tags.tsx'
import { useText } from '../shared/intl/use-text.ts'
import {
  Link,
  Navigate,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from '../shared/router/index.ts'
import { useSession } from '../shared/session/session.ts'
import { lazyComponent } from '../shared/hydration/lazy-component.tsx'
import { useHydrated } from '../shared/hydration/use-hydrated.ts'

const AddressForm = lazyComponent(async () => ({
  default: (await import('../features/address/address-form.tsx')).AddressForm,
}))
const LoginForm = lazyComponent(async () => ({
  default: (await import('../features/auth/login-form.tsx')).LoginForm,
}))

const coded = (code: string | undefined) => (code === undefined ? null : { code })

/** The address form of the address book, for a customer without an address or with a new one. */
const addressForm: BookingProps['addressForm'] = (props) => (
  <AddressForm key={String(props.address?.id)} atOnce {...props} />
)

export default function BookingPage() {
  const location = useLocation()
  const { pathname } = location
  const state: unknown = location.state
  const { planId = '', serviceId } = useParams()
  const service = bookedServiceOfPath(pathname)
  if (service === undefined) return null
  return <OfPlan key={`${service}.${planId}`} {...{ service, planId, serviceId, state }} />
}

type Props = {
  service: NonNullable<ReturnType<typeof bookedServiceOfPath>>
  planId: string
  serviceId: string | undefined
  state: unknown
}

/** The booking while its plan or its free days load; a picture may stand in for its heading. */
const BookingSkeleton = ({ children }: { children?: ReactNode }) => (
  <div className="mx-auto grid w-full max-w-300 gap-8 px-4 pt-6 md:grid-cols-[minmax(0,1fr)_20rem] md:px-6">
    <div className="grid content-start gap-5">
      {children || <Skeleton shape="block" className="h-20" />}
      <Skeleton shape="block" className="h-64" />
    </div>
    <SummaryCardSkeleton />
  </div>
)

/** Opens the booking once the nearest free day of the weekday of an earlier visit is known. */
function BookingOnFreeDay({
  preselection: { visitTime, wantedDay, wantedWeekday, wantedWorker, wantedAddress },
  ...booking
}: Omit<BookingProps, 'visitTime' | 'wantedDay' | 'wantedWorker' | 'wantedAddress'> & {
  preselection: BookingPreselection
}) {
  const [now] = useState(readClock)
  const wanted = { weekday: wantedWeekday, period: visitTime, worker: wantedWorker }
  const { day, isAwaited } = useFreeWeekday(booking.plan, wanted, now)
  return isAwaited ? (
    <BookingSkeleton />
  ) : (
    <Booking {...booking} {...{ visitTime, wantedWorker, wantedAddress }} wantedDay={wantedDay ?? day} />
  )
}

function OfPlan({ service, planId, serviceId, state }: Props) {
  const t = useText()
  const [search] = useSearchParams()
  // Steps replace the navigation state and the query, so both are read once.
  const [preselection] = useState(() => parseBookingPreselection(state, (name) => search.get(name)))
  const { title, nationalityCode, jobCode } = preselection
  // The document in hand is that of any plan, so a named one is shown once React has taken over.
  const hydrated = useHydrated()
  const plan = useBookedPlan({ service, serviceId: serviceId ?? preselection.serviceId, planId })
  const shownTitle = hydrated ? title : undefined
  const name = plan.data?.name ?? shownTitle
  const isMissing = plan.error?.code === 'not_found' || (hydrated && !/^\d{1,9}$/.test(planId))
  return (
    <>
      <UnlistedHeadTags
        title={name === undefined ? t('booking.page.plain') : t('booking.page.title', { plan: name })}
      />
      {isMissing ? (
        <EmptyState
          level={1}
          title={t('booking.missing.title')}
          text={t('booking.missing.text')}
          action={
            <Button asChild>
              <Link to={paths.services.to()}>{t('booking.plans')}</Link>
            </Button>
          }
        />
      ) : (
        <AsyncView
          answer={plan}
          label={t('booking.loading')}
          failedTitle={t('booking.failed')}
          loading={
            <BookingSkeleton>
              {shownTitle !== undefined && (
                <Picture
                  plan={{
                    id: planId,
                    service: { code: service },
                    nationality: coded(nationalityCode),
                    job: coded(jobCode),
                  }}
                />
              )}
            </BookingSkeleton>
          }
        >
          {(found) => {
            const own = bookableServiceOf(found)
            // A URL with another service than that of the plan redirects to the URL of the plan.
            if (own !== undefined && own !== service && found.service?.id != null)
              return <Navigate replace to={bookingUrl(own, { serviceId: found.service.id, planId })} />
            if (found.listPrice === null || own === undefined)
              return <AskTheOffice plan={found} isKnown={own !== undefined} />
            return (
              <BookingOnFreeDay
                plan={found}
                service={service}
                preselection={preselection}
                art={<Picture plan={found} />}
                addressForm={addressForm}
                signIn={<SignInHere />}
              />
            )
          }}
        </AsyncView>
      )}
    </>
  )
}

/** The drawing of the worker, shown before the plan has loaded if the list passed its details. */
const Picture = ({ plan }: { plan: PlanPortraitData }) => (
  <span className="block w-14 shrink-0 overflow-clip rounded-card [&>svg]:h-auto [&>svg]:w-full">
    <PlanPortrait plan={plan} />
  </span>
)

/** Shows a plan without a price, or of an unknown service, and whom to ask (public site, section 2). */
function AskTheOffice({ plan, isKnown }: { plan: PlanDetail; isKnown: boolean }) {
  const t = useText()
  const unknownService = isKnown ? undefined : plan.service?.id
  useEffect(() => {
    if (unknownService !== undefined)
      logWarningOnce('a plan of a service of an unknown kind', { unknownService })
  }, [unknownService])
  return (
    <ErrorState
      level={1}
      title={isKnown ? t('booking.onRequest.title') : plan.name}
      text={t('booking.onRequest.text')}
      action={
        <Button asChild>
          <a href={`tel:${brand.phone}`}>{t('booking.onRequest.call')}</a>
        </Button>
      }
    />
  )
}

/** The sign-in form inside the booking, so that the customer does not leave the page. */
function SignInHere() {
  const t = useText()
  const navigate = useNavigate()
  const { signIn } = useSession()
  const { pathname, search } = useLocation()
  return (
    <div className="grid max-w-100 gap-2">
      <LoginForm
        send={t('booking.signIn.send')}
        onSignedIn={signIn}
        onForgot={(email) =>
          void navigate(paths.forgotPassword.to({ back: pathname + search }), { state: { email } })
        }
      />
    </div>
  )
}
