import { Link as KitLink } from '@sakina/ui/link'

import { ConfirmMobileForm } from '../features/auth/confirm-mobile-form.tsx'
import { AuthPage } from '../features/auth/door.tsx'
import { PageHead } from '../shared/head/page-head.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { Link, useNavigate, useSearchParams } from '../shared/router/index.ts'
import { safeReturnPath } from '../shared/session/safe-return-path.ts'
import { useCustomer } from '../shared/session/session.ts'
import { showToast } from '../shared/toasts/show-toast.ts'

export default function ConfirmMobile() {
  const t = useText()
  const { mobile } = useCustomer()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const back = safeReturnPath(search.get('back'))
  return (
    <>
      <PageHead title={t('auth.confirm.title')} description={t('auth.confirm.text')} />
      <AuthPage
        title={t('auth.confirm.title')}
        text={t('auth.confirm.text')}
        other={
          <KitLink variant="standalone" link={<Link to={back} replace />}>
            {t('auth.confirm.later')}
          </KitLink>
        }
      >
        <ConfirmMobileForm
          mobile={mobile}
          onConfirmed={() => {
            showToast(t('auth.confirm.done'))
            void navigate(back, { replace: true })
          }}
        />
      </AuthPage>
    </>
  )
}
