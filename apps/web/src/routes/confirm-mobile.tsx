import { Link as KitLink } from '@sakina/ui/link'

import { AuthPageLayout } from '../features/auth/auth-page.tsx'
import { VerifyMobileForm } from '../shared/codes/verify-mobile-form.tsx'
import { PageHeadTags } from '../shared/head/page-head-tags.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { Link, useLocation, useNavigate, useSearchParams } from '../shared/router/index.ts'
import { safeReturnPath } from '../shared/session/safe-return-path.ts'
import { showToast } from '../shared/toasts/show-toast.ts'

export default function ConfirmMobilePage() {
  const t = useText()
  const navigate = useNavigate()
  const location = useLocation()
  const state: unknown = location.state
  const [search] = useSearchParams()
  const back = safeReturnPath(search.get('back'))
  return (
    <>
      <PageHeadTags title={t('auth.confirm.title')} description={t('auth.confirm.text')} />
      <AuthPageLayout
        title={t('auth.confirm.title')}
        text={t('auth.confirm.text')}
        other={
          <KitLink variant="standalone" link={<Link to={back} replace />}>
            {t('auth.confirm.later')}
          </KitLink>
        }
      >
        <VerifyMobileForm
          onProved={() => {
            showToast(t('auth.confirm.done'))
            void navigate(back, { replace: true, state })
          }}
        />
      </AuthPageLayout>
    </>
  )
}
