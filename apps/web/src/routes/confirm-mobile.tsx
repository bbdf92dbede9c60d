import { Link as KitLink } from '@sakina/ui/link'

import { AuthPageLayout } from '../features/auth/auth-page.tsx'
import { VerifyContactForm } from '../shared/codes/verify-contact-form.tsx'
import { UnlistedHeadTags } from '../shared/head/unlisted-head-tags.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { Link, useLocation, useNavigate, useSearchParams } from '../shared/router/index.ts'
import { safeReturnPath } from '../shared/session/safe-return-path.ts'
import { isVerified, useCustomer } from '../shared/session/session.ts'
import { showToast } from '../shared/toasts/show-toast.ts'

/** Confirms the mobile or the email of the account. */
export default function ConfirmMobilePage() {
  const t = useText()
  const navigate = useNavigate()
  const location = useLocation()
  const state: unknown = location.state
  const [search] = useSearchParams()
  const back = safeReturnPath(search.get('back'))
  const byEmail = search.get('by') === 'email'
  const title = t(byEmail ? 'auth.confirm.emailTitle' : 'auth.confirm.title')
  const text = t(byEmail ? 'auth.confirm.emailText' : 'auth.confirm.text')
  const isNew = !isVerified(useCustomer())
  return (
    <>
      <UnlistedHeadTags title={title} />
      <AuthPageLayout
        title={title}
        text={isNew ? `${text} ${t('auth.confirm.untilThen')}` : text}
        other={
          <KitLink variant="standalone" link={<Link to={back} replace />}>
            {t('auth.confirm.later')}
          </KitLink>
        }
      >
        <VerifyContactForm
          first={byEmail ? 'email' : undefined}
          onProved={(way) => {
            showToast(t(way === 'email' ? 'auth.confirm.emailDone' : 'auth.confirm.done'))
            void navigate(back, { replace: true, state })
          }}
        />
      </AuthPageLayout>
    </>
  )
}
