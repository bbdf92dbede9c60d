import { describeFormMessages } from '../../shared/testing/message-cases.tsx'
import { DeleteAccountForm } from './delete-account-form.tsx'
import { OwnPasswordForm } from './own-password-form.tsx'

const nothing = () => undefined
const good = 'a house of seven doors'

describeFormMessages(
  'change password in the profile',
  () => <OwnPasswordForm onDone={nothing} />,
  'profile.change.send',
  [
    {
      says: 'validation.changePassword.fillAllFields',
      proves: '@message:password-fill-all',
      at: 'profile.change.old',
    },
    {
      says: 'validation.changePassword.fillAllFields',
      proves: '@message:password-fill-all',
      at: 'newPassword.new',
    },
    {
      says: 'validation.changePassword.passwordsDoNotMatch',
      proves: '@message:password-passwords-differ',
      typed: { 'newPassword.new': good, 'newPassword.again': 'another' },
      at: 'newPassword.again',
    },
    {
      says: 'validation.password.sameAsOld',
      typed: { 'profile.change.old': good, 'newPassword.new': good },
      at: 'newPassword.new',
    },
  ],
)

describeFormMessages(
  'delete account',
  () => <DeleteAccountForm onKept={nothing} onDeleted={nothing} />,
  'profile.delete.send',
  [{ says: 'validation.account.confirm' }],
)
