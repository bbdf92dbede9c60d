import { DeleteAccountForm } from '../features/profile/delete-account-form.tsx'
import { paths } from '../shared/config/paths.ts'
import { PageHeadTags } from '../shared/head/page-head-tags.tsx'
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
      <PageHeadTags title={t('profile.delete.title')} description={t('profile.delete.text')} />
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
