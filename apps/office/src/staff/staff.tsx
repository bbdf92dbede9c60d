import { useEndpoint } from '@sakina/api-client/swr'
import { opsAddStaff, opsListStaff } from '@sakina/api-client/wire/staff'
import { Alert } from '@sakina/ui/alert'
import { Badge } from '@sakina/ui/badge'
import { Button } from '@sakina/ui/button'
import { Dialog } from '@sakina/ui/dialog'
import type { TableColumn } from '@sakina/ui/table'
import { useState } from 'react'

import { RecordList, usePage } from '../file/record-list.tsx'
import { Moment } from '../shared/moment.tsx'
import { mayDo, useSession } from '../shared/person.ts'
import { Screen } from '../shared/screen.tsx'
import { useText } from '../shared/text.ts'
import { MemberForm, type Member } from './member-form.tsx'

/** The columns of the people of the office. */
function useColumns(onChange: ((member: Member) => void) | undefined): readonly TableColumn<Member>[] {
  const t = useText()
  const columns: readonly TableColumn<Member>[] = [
    {
      id: 'name',
      header: t('staff.name'),
      rowHeader: true,
      cell: ({ name, isActive }) => (
        <span className="flex flex-wrap items-center gap-2">
          {name}
          {!isActive && <Badge size="sm">{t('staff.left')}</Badge>}
        </span>
      ),
    },
    { id: 'email', header: t('file.email'), cell: ({ email }) => <bdi dir="ltr">{email}</bdi> },
    {
      id: 'roles',
      header: t('staff.roles'),
      cell: ({ roles }) => roles.map((role) => t(`staff.role.${role}`)).join(t('app.comma')),
    },
    {
      id: 'branches',
      header: t('staff.branches'),
      cell: ({ branches }) =>
        branches.length === 0
          ? t('today.everyBranch')
          : branches.flatMap((branch) => branch?.name ?? []).join(t('app.comma')),
    },
    {
      id: 'seen',
      header: t('staff.seen'),
      cell: ({ lastSeenAt }) => (lastSeenAt ? <Moment at={lastSeenAt} /> : t('staff.neverSeen')),
    },
  ]
  if (onChange === undefined) return columns
  return [
    ...columns,
    {
      id: 'change',
      header: t('staff.change'),
      cell: (member) => (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`${t('staff.change')} ${member.name}`}
          onClick={() => onChange(member)}
        >
          {t('staff.change')}
        </Button>
      ),
    },
  ]
}

/** The people of the office: who may do what and where; an owner invites, changes and ends. */
export function Staff() {
  const t = useText()
  const { person } = useSession()
  const people = useEndpoint(opsListStaff, { query: usePage() })
  const [open, setOpen] = useState<{ readonly member: Member | undefined }>()
  const [said, setSaid] = useState('')
  const mayChange = mayDo(person, opsAddStaff)
  const columns = useColumns(mayChange ? (member) => setOpen({ member }) : undefined)
  return (
    <Screen title={t('staff.title')}>
      {said !== '' && (
        <Alert tone="success" announce>
          {said}
        </Alert>
      )}
      {mayChange && (
        <Button className="justify-self-start" onClick={() => setOpen({ member: undefined })}>
          {t('staff.invite')}
        </Button>
      )}
      <RecordList
        caption={t('staff.title')}
        answer={people}
        columns={columns}
        rowKey={({ id }) => String(id)}
      />
      <Dialog
        open={open !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) setOpen(undefined)
        }}
        title={open?.member?.name ?? t('staff.invite')}
        description={t(open?.member === undefined ? 'staff.inviteText' : 'staff.changeText')}
      >
        {open !== undefined && (
          <MemberForm
            member={open.member}
            onDone={(what) => {
              setOpen(undefined)
              setSaid(what)
              void people.mutate()
            }}
          />
        )}
      </Dialog>
    </Screen>
  )
}
