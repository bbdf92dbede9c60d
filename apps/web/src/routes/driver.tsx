import { ErrorState } from '@sakina/ui/error-state'

import { DriverDayScreen } from '../features/driver/driver-day.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { useLocation } from '../shared/router/index.ts'

/** The page of a driver. The secret of the link is behind the `#`, so browsers send it to no server. */
export default function DriverPage() {
  const t = useText()
  const link = useLocation().hash.slice(1)
  return (
    <div className="mx-auto grid max-w-xl gap-5 px-4 py-6">
      {link === '' ? (
        <ErrorState title={t('driver.linkTitle')} text={t('driver.noLink')} />
      ) : (
        <DriverDayScreen key={link} link={link} />
      )}
    </div>
  )
}
