import { useCommand } from '@sakina/api-client/swr'
import { acceptStaffInvitation } from '@sakina/api-client/wire/staff'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { Heading } from '@sakina/ui/heading'
import { useEffect, useState } from 'react'

import { NewPasswordFields, PasswordRefusal } from '../password/new-password-fields.tsx'
import { brand } from '../shared/brand.ts'
import { useLocale } from '../shared/locale.ts'
import { Link, useLocation } from '../shared/router.tsx'
import { useText } from '../shared/text.ts'

/** Where the link of an invitation leads: a person of the office chooses the password. */
export function Welcome() {
  const t = useText()
  const locale = useLocale()
  const { hash } = useLocation()
  const accept = useCommand(acceptStaffInvitation)
  const [typed, setTyped] = useState({ next: '', again: '' })
  const [isDone, setIsDone] = useState(false)
  const { error } = accept
  useEffect(() => {
    document.title = `${t('welcome.title')} · ${brand.name[locale]}`
  }, [t, locale])
  const send = async (): Promise<void> => {
    const reply = await accept.run({
      body: { token: hash.slice(1), newPassword: typed.next, confirmPassword: typed.again },
    })
    setIsDone(reply.ok)
  }
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
          <PasswordRefusal error={error} />
          <NewPasswordFields typed={typed} onChange={setTyped} error={error} />
          <Button type="submit" width="full" loading={accept.busy}>
            {t('password.send')}
          </Button>
        </form>
      )}
    </main>
  )
}
