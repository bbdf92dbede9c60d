import { Link as KitLink } from '@sakina/ui/link'

import { AuthPageLayout } from '../features/auth/auth-page.tsx'
import { SignUpForm } from '../features/auth/sign-up-form.tsx'
import { useReturnAfterSignIn } from '../features/auth/use-return-after-sign-in.ts'
import { readGuestAddress } from '../features/booking/draft/read-guest-address.ts'
import { paths } from '../shared/config/paths.ts'
import { UnlistedHeadTags } from '../shared/head/unlisted-head-tags.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { Link, useNavigate } from '../shared/router/index.ts'
import { useSession } from '../shared/session/session.ts'

export default function SignUpPage() {
  const t = useText()
  const { remember } = useSession()
  const navigate = useNavigate()
  const { asked } = useReturnAfterSignIn()
  const back = asked === undefined ? {} : { back: asked }
  return (
    <>
      <UnlistedHeadTags title={t('auth.signUp.title')} />
      <AuthPageLayout
        title={t('auth.signUp.title')}
        other={
          <>
            {t('auth.signUp.have')}
            <KitLink variant="standalone" link={<Link to={paths.login.to(back)} />}>
              {t('auth.signUp.login')}
            </KitLink>
          </>
        }
      >
        <SignUpForm
          readKnown={readGuestAddress}
          onRegistered={(account) => {
            // The account is saved without a token, as documented: the visitor signs in with the
            // login filled in.
            remember(account)
            void navigate(paths.login.to(back), { state: { registered: true } })
          }}
        />
      </AuthPageLayout>
    </>
  )
}
