import { Link as KitLink } from '@sakina/ui/link'
import { SegmentedControl } from '@sakina/ui/segmented-control'
import { useState } from 'react'

import { CodeResetForm } from '../features/auth/code-reset-form.tsx'
import { AuthPageLayout } from '../features/auth/auth-page.tsx'
import { ForgotPasswordForm } from '../features/auth/forgot-form.tsx'
import { paths } from '../shared/config/paths.ts'
import { UnlistedHeadTags } from '../shared/head/unlisted-head-tags.tsx'
import { useHydrated } from '../shared/hydration/use-hydrated.ts'
import { useText } from '../shared/intl/use-text.ts'
import { isRecord } from '../shared/is-record.ts'
import { Link, useLocation, useNavigate } from '../shared/router/index.ts'
import { useUrlQuery } from '../shared/router/use-query.ts'

export default function ForgotPasswordPage() {
  const t = useText()
  const location = useLocation()
  const navigate = useNavigate()
  const search = useUrlQuery()
  const back = search.get('back') ?? undefined
  const login = paths.login.to(back === undefined ? {} : { back })
  const [by, setBy] = useState('email')
  const state: unknown = location.state
  // The page was prerendered without navigation state, and a reload keeps it.
  const email = useHydrated() && isRecord(state) && typeof state['email'] === 'string' ? state['email'] : ''
  return (
    <>
      <UnlistedHeadTags title={t('auth.forgot.title')} />
      <AuthPageLayout
        title={t('auth.forgot.title')}
        text={t('auth.forgot.text')}
        other={
          <KitLink variant="standalone" link={<Link to={login} />}>
            {t('auth.toLogin')}
          </KitLink>
        }
      >
        <SegmentedControl
          label={t('auth.forgot.by')}
          className="mb-5"
          value={by}
          options={[
            { value: 'email', label: t('auth.forgot.byEmail') },
            { value: 'mobile', label: t('auth.forgot.byMobile') },
          ]}
          onValueChange={(value) => setBy(value)}
        />
        {by === 'email' ? (
          <ForgotPasswordForm
            key={email}
            email={email}
            onSent={(sentTo) =>
              void navigate(paths.resetPassword.to({ email: sentTo, back }), { state: { sent: true } })
            }
          />
        ) : (
          <CodeResetForm onDone={() => void navigate(login, { replace: true })} />
        )}
      </AuthPageLayout>
    </>
  )
}
