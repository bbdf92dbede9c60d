import { useCommand } from '@sakina/api-client/swr'
import { changeStaffPassword } from '@sakina/api-client/wire/staff'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { PasswordField } from '@sakina/ui/password-field'
import { Text } from '@sakina/ui/text'
import { useState } from 'react'

import { useSession } from '../shared/person.ts'
import { Screen } from '../shared/screen.tsx'
import { useText } from '../shared/text.ts'
import { NewPasswordFields, PasswordRefusal, usePasswordProblem } from './new-password-fields.tsx'

const nothing = { old: '', next: '', again: '' }

/** Sets a new password; a first password has to be changed before anything else. */
export function ChangePassword() {
  const t = useText()
  const { person, check } = useSession()
  const change = useCommand(changeStaffPassword)
  const [typed, setTyped] = useState(nothing)
  const [isDone, setIsDone] = useState(false)
  const { error } = change
  const problemOf = usePasswordProblem(error)
  const send = async (): Promise<void> => {
    setIsDone(false)
    const reply = await change.run({
      body: { oldPassword: typed.old, newPassword: typed.next, confirmPassword: typed.again },
    })
    if (!reply.ok) return
    setTyped(nothing)
    setIsDone(true)
    check()
  }
  return (
    <Screen title={t('password.title')}>
      <form
        noValidate
        className="grid max-w-md gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <Text tone="muted">{person.mustChangePassword ? t('password.first') : t('password.others')}</Text>
        {isDone && (
          <Alert tone="success" announce>
            {t('password.done')}
          </Alert>
        )}
        <PasswordRefusal error={error} />
        <PasswordField
          autoComplete="current-password"
          required
          label={t('password.old')}
          value={typed.old}
          onValueChange={(old) => setTyped({ ...typed, old })}
          error={problemOf('oldPassword')}
        />
        <NewPasswordFields typed={typed} onChange={setTyped} error={error} />
        <Button type="submit" className="justify-self-start" loading={change.busy}>
          {t('password.send')}
        </Button>
      </form>
    </Screen>
  )
}
