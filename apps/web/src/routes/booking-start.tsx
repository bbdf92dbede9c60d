import { bookedServiceOfPath } from '../features/booking/plan/booked-service.ts'
import { paths } from '../shared/config/paths.ts'
import { Navigate, useLocation } from '../shared/router/index.ts'

/** Redirects a booking URL without a plan to the plans of its service. */
export default function BookingStartRedirect() {
  const { pathname } = useLocation()
  const service = bookedServiceOfPath(pathname)
  return <Navigate replace to={paths.services.to(service === undefined ? {} : { service })} />
}
