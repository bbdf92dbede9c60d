import { useCommand } from '@sakina/api-client/swr'
import type { EntityOf } from '@sakina/api-client/wire/operation'
import { takeFromQueue, type opsListQueue } from '@sakina/api-client/wire/queue'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { Text } from '@sakina/ui/text'

import { useText } from '../shared/text.ts'
import { useErrorMessage } from '../shared/use-error-message.ts'

/** Something that waits. */
export type Waiting = EntityOf<typeof opsListQueue>['items'][number]

/** Takes something that waits, or lets go of it, as the person saw it. */
export function useTake(onTaken: () => Promise<unknown>) {
  const t = useText()
  const words = useErrorMessage()
  const command = useCommand(takeFromQueue)
  const take = async ({ id, kind, owner, isMine }: Waiting): Promise<void> => {
    const seen = owner?.id == null ? {} : { seenOwner: String(owner.id) }
    await command.run({ params: { id }, body: { kind, isMine: !isMine, ...seen } })
    await onTaken()
  }
  const { error, busy } = command
  const problem =
    error && (error.code === 'transition_not_allowed' ? t('today.takenMeanwhile') : words(error))
  return { take: (row: Waiting) => void take(row), busy, problem }
}

/** The word of the button that takes something, or lets go of it. */
export const takeLabel = ({ isMine, owner }: Waiting) =>
  isMine ? 'today.letGo' : owner === null ? 'today.take' : 'today.takeOver'

/** Who has something that waits; a colleague who has it is named before anything is done. */
export function Owner({ waiting, onTaken }: { waiting: Waiting; onTaken: () => Promise<unknown> }) {
  const t = useText()
  const { take, busy, problem } = useTake(onTaken)
  const button = (
    <Button variant="secondary" size="sm" loading={busy} onClick={() => take(waiting)}>
      {t(takeLabel(waiting))}
    </Button>
  )
  const { owner, isMine } = waiting
  return (
    <>
      {problem && (
        <Alert tone="warning" announce>
          {problem}
        </Alert>
      )}
      {owner !== null && !isMine ? (
        <Alert tone="warning" action={button}>
          {t('answer.withColleague', { name: owner.name })}
        </Alert>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <Text tone={isMine ? 'success' : 'muted'}>
            {isMine ? t('answer.withYou') : t('answer.withNobody')}
          </Text>
          {button}
        </div>
      )}
    </>
  )
}
