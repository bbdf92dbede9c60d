import type { ApiError, ApiResult } from '@sakina/api-client/client'
import { useRequest } from '@sakina/api-client/swr'
import type { EntityOf } from '@sakina/api-client/wire/operation'
import {
  opsAddStaff,
  opsChangeStaff,
  opsResetStaffPassword,
  type opsListStaff,
} from '@sakina/api-client/wire/staff'
import { staffRoles } from '@sakina/domain/vocabulary'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { MultiSelect } from '@sakina/ui/multi-select'
import { TextField } from '@sakina/ui/text-field'
import { useRef, useState } from 'react'

import { useText } from '../shared/text.ts'
import { useErrorMessage } from '../shared/use-error-message.ts'
import { useStaffChoices } from './use-staff-words.ts'

export type Member = EntityOf<typeof opsListStaff>['items'][number]

type Props = {
  /** The person to change; without one somebody is invited. */
  member: Member | undefined
  /** Called with what was done, in words. */
  onDone: (said: string) => void
}

/** Invites a colleague, or changes what one may do. */
export function MemberForm({ member, onDone }: Props) {
  const t = useText()
  const words = useErrorMessage()
  const request = useRequest()
  const choices = useStaffChoices()
  const [typed, setTyped] = useState({ name: member?.name ?? '', email: member?.email ?? '' })
  const [roles, setRoles] = useState<readonly string[]>(member?.roles ?? [])
  const [branches, setBranches] = useState<readonly string[]>(
    member?.branches.flatMap((branch) => (branch === null ? [] : String(branch.id))) ?? [],
  )
  const [isTried, setIsTried] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const isOwner = roles.includes('owner')
  const email = typed.email.trim()
  const name = typed.name.trim()
  const problems = {
    name: name === '' ? t('answer.missing') : undefined,
    email: /^\S+@\S+\.\S+$/.test(email) ? undefined : t('staff.emailMissing'),
    roles: roles.length === 0 ? t('staff.rolesMissing') : undefined,
  }

  const finish = async (work: Promise<ApiResult<unknown>>, said: string): Promise<void> => {
    setIsBusy(true)
    setError(null)
    const reply = await work
    setIsBusy(false)
    if (reply.ok) onDone(said)
    else setError(reply.error)
  }
  const send = (): void => {
    setIsTried(true)
    if (Object.values(problems).some((problem) => problem !== undefined)) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      return
    }
    const body = {
      name,
      roles: staffRoles.filter((role) => roles.includes(role)),
      branches: isOwner ? [] : branches.map(Number),
    }
    if (member === undefined)
      void finish(
        request(opsAddStaff, { body: { ...body, email, isByMail: true } }),
        t('staff.invited', { email }),
      )
    else
      void finish(request(opsChangeStaff, { params: { id: member.id }, body }), t('staff.changed', { name }))
  }
  return (
    <form
      ref={form}
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {error !== null && (
        <Alert tone="danger" announce>
          {error.code === 'transition_not_allowed' ? t('staff.lastOwner') : words(error)}
        </Alert>
      )}
      <TextField
        label={t('staff.name')}
        required
        value={typed.name}
        onValueChange={(next) => setTyped({ ...typed, name: next })}
        error={isTried ? problems.name : undefined}
      />
      {member === undefined && (
        <TextField
          type="email"
          label={t('file.email')}
          required
          value={typed.email}
          onValueChange={(next) => setTyped({ ...typed, email: next })}
          error={isTried ? problems.email : undefined}
        />
      )}
      <MultiSelect
        label={t('staff.roles')}
        required
        options={choices.roles}
        value={roles}
        onValueChange={setRoles}
        error={isTried ? problems.roles : undefined}
      />
      {!isOwner && (
        <MultiSelect
          label={t('staff.branches')}
          hint={t('staff.branchesHint')}
          options={choices.branches}
          value={branches}
          onValueChange={setBranches}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={isBusy}>
          {t(member === undefined ? 'staff.invite' : 'staff.save')}
        </Button>
        {member !== undefined && (
          <>
            <Button
              variant="secondary"
              disabled={isBusy}
              onClick={() =>
                void finish(
                  request(opsResetStaffPassword, { params: { id: member.id }, body: { isByMail: true } }),
                  t('staff.invited', { email: member.email }),
                )
              }
            >
              {t('staff.newPassword')}
            </Button>
            <Button
              variant={member.isActive ? 'danger' : 'secondary'}
              disabled={isBusy}
              onClick={() =>
                void finish(
                  request(opsChangeStaff, {
                    params: { id: member.id },
                    body: { isActive: !member.isActive },
                  }),
                  t(member.isActive ? 'staff.ended' : 'staff.opened', { name: member.name }),
                )
              }
            >
              {t(member.isActive ? 'staff.end' : 'staff.reopen')}
            </Button>
          </>
        )}
      </div>
    </form>
  )
}
