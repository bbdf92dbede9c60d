import { Link as KitLink } from '@sakina/ui/link'

import { Door } from '../features/auth/door.tsx'
import { ResetForm } from '../features/auth/reset-form.tsx'
import { paths } from '../shared/config/paths.ts'
import { PageHead } from '../shared/head/page-head.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { Link, useNavigate, useSearchParams } from '../shared/router/index.ts'

export default function ResetPassword() {
  const t = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return (
    <>
      <PageHead title={t('auth.reset.title')} description={t('auth.reset.text')} />
      <Door
        title={t('auth.reset.title')}
        text={t('auth.reset.text')}
        other={
          <KitLink look="standalone" link={<Link to={paths.login.to()} />}>
            {t('auth.toLogin')}
          </KitLink>
        }
      >
        <ResetForm
          email={search.get('email') ?? ''}
          token={search.get('token') ?? ''}
          onDone={() => void navigate(paths.login.to(), { replace: true })}
        />
      </Door>
    </>
  )
}
