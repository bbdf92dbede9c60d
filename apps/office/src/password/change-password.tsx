import { useCommand } from '@sakina/api-client/swr'
import { changeStaffPassword } from '@sakina/api-client/wire/staff'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { PasswordField } from '@sakina/ui/password-field'
import { Text } from '@sakina/ui/text'
import { useState } from 'react'

import { isMessageId } from '../shared/messages.ts'
import { useSession } from '../shared/person.ts'
import { Screen } from '../shared/screen.tsx'
import { useText } from '../shared/text.ts'
import { useErrorMessage } from '../shared/use-error-message.ts'

const nothing = { old: '', next: '', again: '' }

/** Sets a new password; a first password has to be changed before anything else. */
export function ChangePassword() {
  const t = useText()
  const words = useErrorMessage()
  const { person, check } = useSession()
  const change = useCommand(changeStaffPassword)
  const [typed, setTyped] = useState(nothing)
  const [isDone, setIsDone] = useState(false)
  const { error } = change

  const problemOf = (field: string): string | undefined => {
    const code = error?.fields[field]
    if (code === undefined) return undefined
    const id = `password.${code}`
    return isMessageId(id) ? t(id) : t('password.password_weak')
  }
  const send = async (): Promise<void> => {
    setIsDone(false)
    const reply = await change.run({
      body: { old_password: typed.old, new_password: typed.next, confirm_password: typed.again },
    })
    if (!reply.ok) return
    setTyped(nothing)
    setIsDone(true)
    check()
  }
  const isAboutField = error !== null && Object.keys(error.fields).length > 0
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
        {error !== null && !isAboutField && (
          <Alert tone="danger" announce>
            {words(error)}
          </Alert>
        )}
        <PasswordField
          autoComplete="current-password"
          required
          label={t('password.old')}
          value={typed.old}
          onValueChange={(old) => setTyped({ ...typed, old })}
          error={problemOf('old_password')}
        />
        <PasswordField
          autoComplete="new-password"
          required
          label={t('password.next')}
          value={typed.next}
          onValueChange={(next) => setTyped({ ...typed, next })}
          error={problemOf('new_password')}
        />
        <PasswordField
          autoComplete="new-password"
          required
          label={t('password.again')}
          value={typed.again}
          onValueChange={(again) => setTyped({ ...typed, again })}
          error={problemOf('confirm_password')}
        />
        <Button type="submit" className="justify-self-start" loading={change.busy}>
          {t('password.send')}
        </Button>
      </form>
    </Screen>
  )
}
