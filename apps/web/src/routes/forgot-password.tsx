import { Link as KitLink } from '@sakina/ui/link'

import { Door } from '../features/auth/door.tsx'
import { ForgotForm } from '../features/auth/forgot-form.tsx'
import { paths } from '../shared/config/paths.ts'
import { PageHead } from '../shared/head/page-head.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { isRecord } from '../shared/is-record.ts'
import { Link, useLocation } from '../shared/router/index.ts'

export default function ForgotPassword() {
  const t = useText()
  const location = useLocation()
  const state: unknown = location.state
  const email = isRecord(state) && typeof state['email'] === 'string' ? state['email'] : ''
  return (
    <>
      <PageHead title={t('auth.forgot.title')} description={t('auth.forgot.text')} />
      <Door
        title={t('auth.forgot.title')}
        text={t('auth.forgot.text')}
        other={
          <KitLink look="standalone" link={<Link to={paths.login.to()} />}>
            {t('auth.toLogin')}
          </KitLink>
        }
      >
        <ForgotForm email={email} />
      </Door>
    </>
  )
}
