import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { Link as KitLink } from '@sakina/ui/link'
import { useState } from 'react'

import { CodeLoginForm } from '../features/auth/code-login-form.tsx'
import { AuthPageLayout } from '../features/auth/auth-page.tsx'
import { LoginForm } from '../features/auth/login-form.tsx'
import { useReturnAfterSignIn } from '../features/auth/use-return-after-sign-in.ts'
import { paths } from '../shared/config/paths.ts'
import { UnlistedHeadTags } from '../shared/head/unlisted-head-tags.tsx'
import { useHydrated } from '../shared/hydration/use-hydrated.ts'
import { useText } from '../shared/intl/use-text.ts'
import { isRecord } from '../shared/is-record.ts'
import { Link, useLocation, useNavigate } from '../shared/router/index.ts'
import { useSession } from '../shared/session/session.ts'

export default function LoginPage() {
  const t = useText()
  const session = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  const state: unknown = location.state
  // The page was prerendered without navigation state, and a reload keeps it.
  const isRegistered = useHydrated() && isRecord(state) && state['registered'] === true
  const { asked, enter } = useReturnAfterSignIn()
  const known = session.status === 'signedOut' ? session.login : null
  const [isByCode, setIsByCode] = useState(false)
  const back = asked === undefined ? {} : { back: asked }
  return (
    <>
      <UnlistedHeadTags title={t('auth.login.title')} />
      <AuthPageLayout
        title={t('auth.login.title')}
        text={t('auth.login.text')}
        other={
          <>
            {t('auth.login.new')}
            <KitLink variant="standalone" link={<Link to={paths.signUp.to(back)} />}>
              {t('auth.login.signUp')}
            </KitLink>
          </>
        }
      >
        {isRegistered && (
          <Alert tone="success" announce>
            {t('auth.login.registered')}
          </Alert>
        )}
        {isByCode ? (
          <CodeLoginForm onSignedIn={enter} />
        ) : (
          <LoginForm
            key={known}
            login={known}
            onSignedIn={enter}
            onForgot={(email) => void navigate(paths.forgotPassword.to(back), { state: { email } })}
          />
        )}
        <div className="mt-4 border-t border-border pt-4">
          <Button variant="secondary" width="full" onClick={() => setIsByCode(!isByCode)}>
            {t(isByCode ? 'auth.login.byPassword' : 'auth.login.byCode')}
          </Button>
        </div>
      </AuthPageLayout>
    </>
  )
}
