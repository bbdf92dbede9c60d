import { bookedServiceOfPath } from '../features/booking/plan/booked-service.ts'
import { paths } from '../shared/config/paths.ts'
import { Navigate, useLocation } from '../shared/router/index.ts'

/** The page that starts a booking. A service without a plan redirects to the plans of that service. */
export default function BookingStartRedirect() {
  const { pathname } = useLocation()
  const service = bookedServiceOfPath(pathname)
  return <Navigate replace to={paths.services.to(service === undefined ? {} : { service })} />
}
