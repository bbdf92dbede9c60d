import { useCommand } from '@sakina/api-client/swr'
import { staffSignIn } from '@sakina/api-client/wire/staff'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { Heading } from '@sakina/ui/heading'
import { PasswordField } from '@sakina/ui/password-field'
import { Text } from '@sakina/ui/text'
import { TextField } from '@sakina/ui/text-field'
import { useEffect, useRef, useState } from 'react'

import { brand } from '../shared/brand.ts'
import { basenameOf, useLocale } from '../shared/locale.ts'
import type { Person } from '../shared/person.ts'
import { useText } from '../shared/text.ts'
import { useErrorMessage } from '../shared/use-error-message.ts'

/** The sign-in to the office. */
export function SignIn({ onSignedIn }: { onSignedIn: (person: Person) => void }) {
  const t = useText()
  const locale = useLocale()
  const words = useErrorMessage()
  const signIn = useCommand(staffSignIn)
  const [typed, setTyped] = useState({ email: '', password: '' })
  const [isTried, setIsTried] = useState(false)
  const emailField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const email = typed.email.trim()
  useEffect(() => {
    document.title = `${t('signIn.title')} · ${brand.name[locale]}`
  }, [t, locale])

  const send = async (): Promise<void> => {
    setIsTried(true)
    if (email === '') return emailField.current?.focus()
    if (typed.password === '') return passwordField.current?.focus()
    const reply = await signIn.run({ body: { email, password: typed.password } })
    if (reply.ok) return onSignedIn(reply.value)
    passwordField.current?.focus()
  }
  const other = locale === 'ar' ? 'en' : 'ar'
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center gap-6 bg-page p-6">
      <Heading level={1} size="title">
        {t('signIn.heading', { brand: brand.name[locale] })}
      </Heading>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        {signIn.error && (
          <Alert tone="danger" announce>
            {words(signIn.error)}
          </Alert>
        )}
        <TextField
          ref={emailField}
          type="email"
          autoComplete="username"
          required
          label={t('signIn.email')}
          value={typed.email}
          onValueChange={(next) => setTyped({ ...typed, email: next })}
          {...(isTried && email === '' && { error: t('signIn.emailMissing') })}
        />
        <PasswordField
          ref={passwordField}
          autoComplete="current-password"
          required
          label={t('signIn.password')}
          value={typed.password}
          onValueChange={(next) => setTyped({ ...typed, password: next })}
          {...(isTried && typed.password === '' && { error: t('signIn.passwordMissing') })}
        />
        <Button type="submit" width="full" loading={signIn.busy}>
          {t('signIn.send')}
        </Button>
      </form>
      <Text tone="muted" size="small">
        {t('signIn.forgotten')}
      </Text>
      <a href={basenameOf(other)} hrefLang={other} lang={other} className="justify-self-start text-primary">
        {t('app.otherLanguage')}
      </a>
    </main>
  )
}
