import { DeleteAccountForm } from '../features/profile/delete-account-form.tsx'
import { paths } from '../shared/config/paths.ts'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'
import { useNavigate } from '../shared/router/index.ts'
import { useSession } from '../shared/session/session.ts'

export default function DeleteAccountPage() {
  const t = useText()
  const { signOut } = useSession()
  const navigate = useNavigate()
  return (
    <>
      <PortalTitle title={t('profile.delete.title')} text={t('profile.delete.text')} />
      <DeleteAccountForm
        onKept={() => void navigate(paths.profile.to())}
        onDeleted={() => {
          void navigate(paths.home.to(), { replace: true })
          signOut()
        }}
      />
    </>
  )
}
