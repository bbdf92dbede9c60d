import { useCommand } from '@sakina/api-client/swr'
import { acceptStaffInvitation } from '@sakina/api-client/wire/staff'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { Heading } from '@sakina/ui/heading'
import { PasswordField } from '@sakina/ui/password-field'
import { useEffect, useState } from 'react'

import { brand } from '../shared/brand.ts'
import { useLocale } from '../shared/locale.ts'
import { isMessageId } from '../shared/messages.ts'
import { Link, useLocation } from '../shared/router.tsx'
import { useText } from '../shared/text.ts'
import { useErrorMessage } from '../shared/use-error-message.ts'

/** Where the link of an invitation leads: a person of the office chooses the password. */
export function Welcome() {
  const t = useText()
  const locale = useLocale()
  const words = useErrorMessage()
  const { hash } = useLocation()
  const accept = useCommand(acceptStaffInvitation)
  const [typed, setTyped] = useState({ next: '', again: '' })
  const [isDone, setIsDone] = useState(false)
  const { error } = accept
  useEffect(() => {
    document.title = `${t('welcome.title')} · ${brand.name[locale]}`
  }, [t, locale])
  const problemOf = (field: string): string | undefined => {
    const code = error?.fields[field]
    if (code === undefined) return undefined
    const id = `password.${code}`
    return isMessageId(id) ? t(id) : t('password.password_weak')
  }
  const send = async (): Promise<void> => {
    const reply = await accept.run({
      body: { token: hash.slice(1), new_password: typed.next, confirm_password: typed.again },
    })
    setIsDone(reply.ok)
  }
  const isAboutField = error !== null && Object.keys(error.fields).length > 0
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center gap-6 bg-page p-6">
      <Heading level={1} size="title">
        {t('welcome.heading', { brand: brand.name[locale] })}
      </Heading>
      {isDone ? (
        <Alert
          tone="success"
          announce
          title={t('welcome.done')}
          action={
            <Link replace to="/" className="text-primary">
              {t('signIn.title')}
            </Link>
          }
        />
      ) : (
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          {error !== null && !isAboutField && (
            <Alert tone="danger" announce>
              {words(error)}
            </Alert>
          )}
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
          <Button type="submit" width="full" loading={accept.busy}>
            {t('password.send')}
          </Button>
        </form>
      )}
    </main>
  )
}
