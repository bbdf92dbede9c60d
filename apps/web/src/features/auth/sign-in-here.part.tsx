import { Link as KitLink } from '@sakina/ui/link'

import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { Link, useLocation, useNavigate } from '../../shared/router/index.ts'
import { useSession } from '../../shared/session/session.ts'
import { LoginForm } from './login-form.tsx'

/** Signing in where one is: the page goes on underneath as it was. */
export default function SignInHere({ send }: { send: string }) {
  const t = useText()
  const navigate = useNavigate()
  const { signIn } = useSession()
  const { pathname, search } = useLocation()
  return (
    <div className="grid max-w-100 gap-2">
      <LoginForm
        send={send}
        onSignedIn={signIn}
        onForgot={(email) => void navigate(paths.forgotPassword.to(), { state: { email } })}
      />
      <KitLink look="standalone" link={<Link to={paths.signUp.to({ back: pathname + search })} />}>
        {t('auth.login.signUp')}
      </KitLink>
    </div>
  )
}
