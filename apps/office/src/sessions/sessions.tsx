import { useCommand, useEndpoint } from '@sakina/api-client/swr'
import type { EntityOf } from '@sakina/api-client/wire/operation'
import { endStaffSession, listStaffSessions } from '@sakina/api-client/wire/staff'
import { browserName } from '@sakina/domain/identity'
import { Unplugged } from '@sakina/ui/art/illustrations/unplugged'
import { Alert } from '@sakina/ui/alert'
import { Badge } from '@sakina/ui/badge'
import { Button } from '@sakina/ui/button'
import { ErrorState } from '@sakina/ui/error-state'
import { Table, type TableColumn } from '@sakina/ui/table'
import { Text } from '@sakina/ui/text'

import { Moment } from '../shared/moment.tsx'
import { Screen } from '../shared/screen.tsx'
import { useText } from '../shared/text.ts'
import { useErrorMessage } from '../shared/use-error-message.ts'

type Session = EntityOf<typeof listStaffSessions>[number]

type ColumnProps = { onEnd: (session: Session) => void; isBusy: boolean }

/** The columns of the sessions: where each is, since when, and how to end it. */
function useSessionColumns({ onEnd, isBusy }: ColumnProps): readonly TableColumn<Session>[] {
  const t = useText()
  return [
    {
      id: 'browser',
      header: t('sessions.browser'),
      rowHeader: true,
      cell: ({ browser }) => browserName(browser) ?? t('sessions.unknown'),
    },
    {
      id: 'address',
      header: t('sessions.address'),
      cell: ({ address }) => (
        <bdi dir="ltr" className="tabular-nums">
          {address}
        </bdi>
      ),
    },
    { id: 'began', header: t('sessions.began'), cell: ({ beganAt }) => beganAt && <Moment at={beganAt} /> },
    { id: 'used', header: t('sessions.used'), cell: ({ usedAt }) => usedAt && <Moment at={usedAt} /> },
    {
      id: 'end',
      header: t('sessions.act'),
      cell: (session) =>
        session.isThis ? (
          <Badge tone="success">{t('sessions.this')}</Badge>
        ) : (
          <Button variant="secondary" size="sm" loading={isBusy} onClick={() => onEnd(session)}>
            {t('sessions.end')}
          </Button>
        ),
    },
  ]
}

/** Where the person is signed in, and how to end a session that is not theirs. */
export function Sessions() {
  const t = useText()
  const words = useErrorMessage()
  const { data, error, isValidating, mutate } = useEndpoint(listStaffSessions, {})
  const end = useCommand(endStaffSession)
  const endOne = async ({ id }: Session): Promise<void> => {
    await end.run({ params: { id } })
    await mutate()
  }
  const columns = useSessionColumns({ onEnd: (session) => void endOne(session), isBusy: end.busy })
  return (
    <Screen title={t('sessions.title')}>
      <Text tone="muted">{t('sessions.rule')}</Text>
      {end.error && (
        <Alert tone="danger" announce>
          {words(end.error)}
        </Alert>
      )}
      {data === undefined && error !== undefined && !isValidating ? (
        <ErrorState
          illustration={<Unplugged />}
          title={t('sessions.failed')}
          text={words(error)}
          onRetry={() => void mutate()}
        />
      ) : (
        <Table
          caption={t('sessions.title')}
          captionHidden
          columns={columns}
          rows={data ?? []}
          rowKey={({ id }) => String(id)}
          loading={data === undefined ? 2 : 0}
        />
      )}
    </Screen>
  )
}
